import { FEED_ARTICLES } from '@/lib/constants'
import { asHtml, buildFeed, feedEntry } from '@/lib/feeds/feed'
import { textResponse } from '@/lib/feeds/responses'
import { getNewestArticles } from '@/lib/portfolio/queries'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const entries = await Promise.all((await getNewestArticles(FEED_ARTICLES)).map(feedEntry))
  return textResponse(buildFeed(entries.map(asHtml)).atom1(), 'application/atom+xml')
}
