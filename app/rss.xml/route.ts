import { buildFeed, withHtmlSummary } from '@/lib/feeds/feed'
import { withFeedStyles } from '@/lib/feeds/feed-styles'
import { readFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(
    withFeedStyles(buildFeed((await readFeed()).map(withHtmlSummary)).rss2()),
    'application/rss+xml',
  )
}
