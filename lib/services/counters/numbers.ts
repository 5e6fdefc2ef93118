import 'server-only'
import { lastDays } from '../../text/days'
import { openStore, readCounts, today } from './site-counters'
import { type Numbers, summarise } from './summary'

const NUMBERS_DAYS = 30
const LISTED = 20

/** Summarises the counts of the last 30 days, today included. @throws Error while the store can't be read */
export async function readNumbers(): Promise<Numbers> {
  const days = lastDays(today(), NUMBERS_DAYS)
  return summarise(await readCounts(days), days, LISTED)
}

/**
 * Like {@link readNumbers}, for a separate process: lacks what the site has not stored yet, the counts of about five
 * seconds.
 */
export async function readStoredNumbers(): Promise<Numbers> {
  const days = lastDays(today(), NUMBERS_DAYS)
  const store = await openStore({ mustExist: true })
  try {
    return summarise(await store.read(days), days, LISTED)
  } finally {
    store.close()
  }
}
