import { llmsFullText } from '@/lib/feeds/llms-full'
import { textResponse } from '@/lib/feeds/responses'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(await llmsFullText(), 'text/plain')
}
