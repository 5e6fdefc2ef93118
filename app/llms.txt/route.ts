import { llmsText } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'
import { getAllArticles, getAllProjects, getTranslatedArticles, withStories } from '@/lib/content/queries'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  const projects = await withStories(await getAllProjects())
  return textResponse(llmsText(await getAllArticles(), projects, await getTranslatedArticles()), 'text/plain')
}
