import { textResponse } from '@/lib/feeds/responses'
import { readSitemap, renderPart } from '@/lib/feeds/sitemap'

type Context = { params: Promise<{ part: string }> }

/** Serves the parts of a sitemap that exceeds the limit of one file. Smaller sites have none. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1]
  const part = number && renderPart(await readSitemap(), Number(number))
  return part
    ? textResponse(part, 'application/xml')
    : new Response(null, { status: 307, headers: { location: '/', 'cache-control': 'no-store' } })
}
