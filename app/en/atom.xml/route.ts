import { atomFeed, readEnglishFeed } from '@/lib/feeds/feed'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  return textResponse(atomFeed(await readEnglishFeed(), 'en'), 'application/atom+xml')
}
