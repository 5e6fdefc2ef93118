import { llmsText } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'
import { getAllArticles, getAllProjects } from '@/lib/portfolio/queries'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { withStories } from '@/lib/portfolio/stories/stories'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  await dependsOnOwner()
  const projects = await withStories(await getAllProjects())
  return textResponse(llmsText(await getAllArticles(), projects), 'text/plain')
}
