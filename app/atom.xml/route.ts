import { asHtml, buildFeed } from '@/lib/feeds/feed'
import { withFeedStyles } from '@/lib/feeds/feed-styles'
import { readFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  return textResponse(
    withFeedStyles(buildFeed((await readFeed()).map(asHtml)).atom1()),
    'application/atom+xml',
  )
}
