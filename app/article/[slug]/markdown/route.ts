import { plainArticle } from '@/lib/feeds/plain'
import { textResponse } from '@/lib/feeds/responses'
import { readSlug } from '@/lib/portfolio/parse'
import { getArticle } from '@/lib/portfolio/queries'
import { decodeSegment, routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/config/site-url'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'

/** None at build: each is generated on its first request and cached. */
export function generateStaticParams() {
  return []
}

/** An article as Markdown, served at `/article/{slug}.md`. The canonical URL is that of the HTML page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = readSlug(decodeSegment((await params).slug))
  const article = slug === null ? null : await getArticle(slug)
  if (!article) return new Response(null, { status: 404 })
  return textResponse(plainArticle(article), 'text/markdown', {
    link: `<${absoluteUrl(routes.article(article.slug))}>; rel="canonical"`,
    'x-robots-tag': 'noindex',
  })
}
