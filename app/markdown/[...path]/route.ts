import { plainPage } from '@/lib/feeds/plain-page'
import { textResponse } from '@/lib/feeds/responses'
import { absoluteUrl } from '@/lib/site/site-url'

type Context = { params: Promise<{ path: string[] }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No path is prerendered: each response is generated on its first request and cached. */
export function generateStaticParams() {
  return []
}

/**
 * Serves the text of a page as Markdown, at the page's address with `.md`, and at its own for clients that prefer
 * Markdown: see proxy.ts and lib/server/site-response.ts. The canonical URL is that of the HTML page.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await plainPage((await params).path)
  if (!found) return new Response(null, { status: 404 })
  return textResponse(found.text, 'text/markdown', {
    link: `<${absoluteUrl(found.page)}>; rel="canonical"`,
  })
}
