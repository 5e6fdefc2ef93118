import { FEED_ARTICLES } from '@/lib/constants'
import { feedEntry } from '@/lib/feeds/feed'
import { jsonFeed } from '@/lib/feeds/json-feed'
import { textResponse } from '@/lib/feeds/responses'
import { getNewestArticles } from '@/lib/portfolio/queries'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const entries = await Promise.all((await getNewestArticles(FEED_ARTICLES)).map(feedEntry))
  return textResponse(JSON.stringify(jsonFeed(entries)), 'application/feed+json')
}
