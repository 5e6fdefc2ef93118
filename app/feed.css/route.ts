import { feedStyles } from '@/lib/feeds/feed-styles'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

/** The stylesheet of the feeds, for whoever opens one in a browser. */
export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(feedStyles(), 'text/css')
}
