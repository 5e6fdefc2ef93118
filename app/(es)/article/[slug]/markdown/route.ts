import { plainArticle } from '@/lib/feeds/plain'
import { markdownResponse } from '@/lib/feeds/responses'
import { findArticle } from '@/lib/content/queries'
import { routes } from '@/lib/site/routes'
import { findByParam } from '@/lib/content/slug-param'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No path is prerendered: each response is generated on its first request and cached. */
export function generateStaticParams() {
  return []
}

/**
 * Serves an article as Markdown at `/article/{slug}.md`, and at the page's own URL for clients that prefer Markdown:
 * see proxy.ts and lib/server/compressed-responses.ts. The canonical URL is that of the HTML page.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const article = await findByParam((await params).slug, 'decoded', findArticle)
  if (!article) return new Response(null, { status: 404 })
  return markdownResponse(await plainArticle(article), routes.article(article.slug))
}
