import 'server-only'
import { countToday } from '../../services/counters/site-counters'
import { createCeiling } from './ceiling'
import { feedOf, readFeedReader } from './feed-reader'
import { isCounted, type ReadHeader } from './is-counted'
import { findFeed, findPage } from './known-page'
import { readReferringHost } from './referring-host'

/** Reports that are looked at in a second, of all visitors together: no address tells them apart. */
const MAX_A_SECOND = 1_000

const ceiling = createCeiling(MAX_A_SECOND)

/**
 * Counts a view that a page reports: `/path` or `/path referring.host`. It never fails, and tells nobody what it did with the
 * report.
 */
export async function countView(report: string, header: ReadHeader): Promise<void> {
  if (!isCounted(header) || !ceiling.allows()) return
  const [path = '', referrer = '', ...rest] = report.split(' ')
  const page = rest.length === 0 && (await orNone(findPage(path)))
  if (!page) return
  countToday('page', page)
  const host = referrer && readReferringHost(referrer, String(header('host')))
  if (host) countToday('host', host)
}

/** Notes how many people a feed reader reads for, where it asks for a feed and says so. */
export async function noteFeedReader(target: string, header: ReadHeader): Promise<void> {
  const asked = feedOf(target)
  const found = asked && readFeedReader(String(header('user-agent') ?? ''))
  const feed = found && ceiling.allows() && (await orNone(findFeed(asked)))
  if (!feed) return
  countToday('reader', `${found.reader} ${feed}`, found.subscribers)
}

/** While the source is down and nothing is cached, no page but the fixed ones is known; that was logged when its load failed. */
function orNone(finding: Promise<string | null>): Promise<string | null> {
  return finding.catch(() => null)
}
