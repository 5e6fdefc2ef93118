import { rssFeed } from '@/lib/feeds/feed'
import { readEnglishFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner('en')
  return textResponse(rssFeed(await readEnglishFeed(), undefined, 'en'), 'application/rss+xml')
}
