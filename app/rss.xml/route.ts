import { buildFeed } from '@/lib/feeds/feed'
import { readFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return textResponse(buildFeed(await readFeed()).rss2(), 'application/rss+xml')
}
