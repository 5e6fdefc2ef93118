import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { FEED_ARTICLES } from '../config/constants'
import { getNewestArticles } from '../portfolio/queries'
import { type Entry, feedEntry } from './feed'

/**
 * The entries of every feed: the newest articles, newest first.
 * @param pause awaited between articles, so that requests are served while a feed is rendered
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
