import { llmsText } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'
import { getAllArticles, getAllProjects } from '@/lib/portfolio/queries'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return textResponse(llmsText(await getAllArticles(), await getAllProjects()), 'text/plain')
}
