import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { FEED_ARTICLES } from '../config/constants'
import { getNewestArticles } from '../portfolio/queries'
import { type Entry, feedEntry } from './feed'

/**
 * What every feed of the site carries: the newest articles, newest first.
 * @param pause waited for between articles, so that requests are answered while a feed is made
 */
export async function readFeed(pause: () => Promise<unknown> = () => setImmediate()): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const article of await getNewestArticles(FEED_ARTICLES)) {
    const entry = await feedEntry(article)
    if (entry) entries.push(entry)
    await pause()
  }
  return entries
}
