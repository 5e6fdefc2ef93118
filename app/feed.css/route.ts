import { feedStyles } from '@/lib/feeds/feed-styles'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

/** Serves the stylesheet of the feeds, for visitors who open a feed in a browser. */
export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(feedStyles(), 'text/css')
}
