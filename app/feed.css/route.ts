import { feedStyles } from '@/lib/feeds/feed'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'
export const revalidate = 300

/** Serves the stylesheet of the feeds, for visitors who open a feed in a browser. */
export async function GET(): Promise<Response> {
  return textResponse(feedStyles(), 'text/css')
}
