import { llmsText } from '@/lib/feeds/plain'
import { getListedPages } from '@/lib/pages/own-pages'
import { textResponse } from '@/lib/feeds/responses'
import { getAllArticles, getTranslatedArticles } from '@/lib/articles/queries'
import { getAllProjects, withStories } from '@/lib/projects/queries'
import { getParts } from '@/lib/content/content'

export const dynamic = 'force-static'
export const revalidate = 300

export async function GET(): Promise<Response> {
  const projects = await withStories(await getAllProjects())
  const translated = await getTranslatedArticles()
  const own = [...(await getListedPages('es')), ...(await getListedPages('en'))]
  const text = llmsText(await getAllArticles(), projects, translated, await getParts('es'), own)
  return textResponse(text, 'text/plain')
}
