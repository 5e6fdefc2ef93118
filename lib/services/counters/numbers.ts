import 'server-only'
import { lastDays } from '../../text/days'
import { openStore, readCounts, today } from './site-counters'
import { type Numbers, summarise } from './summary'

const NUMBERS_DAYS = 30
const LISTED = 20

/** What was counted in the last 30 days, today included. @throws Error while it can't be read */
export async function readNumbers(): Promise<Numbers> {
  const days = lastDays(today(), NUMBERS_DAYS)
  return summarise(await readCounts(days), days, LISTED)
}

/** The same for a process of its own beside the site, which lacks what the site has not stored yet: about a second. */
export async function readStoredNumbers(): Promise<Numbers> {
  const days = lastDays(today(), NUMBERS_DAYS)
  const store = await openStore({ mustExist: true })
  try {
    return summarise(await store.read(days), days, LISTED)
  } finally {
    store.close()
  }
}
