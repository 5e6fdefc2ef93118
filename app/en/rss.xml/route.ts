import { buildFeed, withHtmlSummary } from '@/lib/feeds/feed'
import { withFeedStyles } from '@/lib/feeds/feed-styles'
import { readEnglishFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  const feed = buildFeed((await readEnglishFeed()).map(withHtmlSummary), undefined, 'en')
  return textResponse(withFeedStyles(feed.rss2()), 'application/rss+xml')
}
