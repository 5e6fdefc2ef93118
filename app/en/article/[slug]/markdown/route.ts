import { plainArticle } from '@/lib/feeds/plain'
import { markdownResponse } from '@/lib/feeds/responses'
import { findTranslatedArticle } from '@/lib/content/queries'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/content/slug-param'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No path is prerendered: each response is generated on its first request and cached. */
export function generateStaticParams() {
  return []
}

/** Serves an English article as Markdown, like app/(es)/article/[slug]/markdown. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const article = await findByParam((await params).slug, 'decoded', findTranslatedArticle)
  if (!article) return new Response(null, { status: 404 })
  return markdownResponse(await plainArticle(article, 'en'), localPath('en', routes.article(article.slug)))
}
