import 'server-only'
import { LRUCache } from 'lru-cache'
import { countToday } from '../../services/counters/site-counters'
import { createCeiling } from './ceiling'
import { feedOf, readFeedReader } from './feed-reader'
import { isCounted, type ReadHeader } from './is-counted'
import { findFeed, findPage } from './known-page'
import { readReferringHost } from './referring-host'

/** Reports processed per second, for all visitors together, since addresses aren't used. */
const MAX_A_SECOND = 1_000
const MAX_PATHS = 2_000
/** A newly published article is counted after at most this time. */
const PATHS_TTL_MS = 10_000

const ceiling = createCeiling(MAX_A_SECOND)

/** The pages of the most recently reported paths. */
const paths = new LRUCache<string, { page: string | null }>({
  max: MAX_PATHS,
  ttl: PATHS_TTL_MS,
  ttlResolution: 1_000,
})

/**
 * Counts a view that a page reports: `/path` or `/path referring.host`. It never fails, and doesn't reveal whether the
 * report was counted. It is asynchronous only for a path that was not reported recently.
 */
export function countView(report: string, header: ReadHeader): void | Promise<void> {
  if (!isCounted(header) || !ceiling.allows()) return
  const [path = '', referrer = '', ...rest] = report.split(' ')
  if (rest.length > 0) return
  const count = (page: string | null) => {
    if (page === null) return
    countToday('page', page)
    const host = referrer && readReferringHost(referrer, String(header('host')))
    if (host) countToday('host', host)
  }
  const known = paths.get(path)
  return known ? count(known.page) : findAndKeep(path).then(count)
}

/** Records the number of subscribers that a feed reader states when it requests a feed. */
export async function noteFeedReader(target: string, header: ReadHeader): Promise<void> {
  const asked = feedOf(target)
  const found = asked && readFeedReader(String(header('user-agent') ?? ''))
  const feed = found && ceiling.allows() && (await findFeed(asked).catch(none))
  if (feed) countToday('reader', `${found.reader} ${feed}`, found.subscribers)
}

async function findAndKeep(path: string): Promise<string | null> {
  try {
    const page = await findPage(path)
    paths.set(path, { page })
    return page
  } catch {
    return none()
  }
}

/** While the source is down and nothing is cached, no page is known; the failed load is already logged. */
function none(): null {
  return null
}
