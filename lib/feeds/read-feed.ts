import 'server-only'
import { FEED_ARTICLES } from '../config/constants'
import { getNewestArticles } from '../portfolio/queries'
import { type Entry, feedEntry } from './feed'

/** What every feed of the site carries: the newest articles, newest first. */
export async function readFeed(): Promise<Entry[]> {
  const entries = await Promise.all((await getNewestArticles(FEED_ARTICLES)).map(feedEntry))
  return entries.filter((entry) => entry !== null)
}
