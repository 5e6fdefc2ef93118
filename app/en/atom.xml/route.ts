import { atomFeed } from '@/lib/feeds/feed'
import { readEnglishFeed } from '@/lib/feeds/read-feed'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner('en')
  return textResponse(atomFeed(await readEnglishFeed(), 'en'), 'application/atom+xml')
}
