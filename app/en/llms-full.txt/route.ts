import { llmsFullText } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  return textResponse(await llmsFullText('en'), 'text/plain')
}
