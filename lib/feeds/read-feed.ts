import 'server-only'
import { FEED_ARTICLES } from '../config/constants'
import { getNewestArticles } from '../portfolio/queries'
import { type Entry, feedEntry } from './feed'

/** The articles of every feed: the newest ones, newest first. */
export async function readFeed(): Promise<Entry[]> {
  return Promise.all((await getNewestArticles(FEED_ARTICLES)).map(feedEntry))
}
