import { llmsText } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'
import { getAllArticles, getAllProjects } from '@/lib/portfolio/queries'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner()
  return textResponse(llmsText(await getAllArticles(), await getAllProjects()), 'text/plain')
}
