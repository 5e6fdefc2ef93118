import { jsonFeed } from '@/lib/feeds/json-feed'
import { readEnglishFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner('en')
  return textResponse(JSON.stringify(jsonFeed(await readEnglishFeed(), 'en')), 'application/feed+json')
}
