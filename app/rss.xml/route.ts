import { rssFeed } from '@/lib/feeds/feed'
import { readFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(rssFeed(await readFeed()), 'application/rss+xml')
}
