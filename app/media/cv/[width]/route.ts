import { dependsOn } from '@/lib/portfolio/page-tags'
import { drawFirstPage } from '@/lib/resume/pdf-pages'
import { PREVIEW_WIDTHS } from '@/lib/resume/preview'

type Context = { params: Promise<{ width: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return PREVIEW_WIDTHS.map((width) => ({ width: String(width) }))
}

/** The first page of the CV as an image, rendered at build: visible before the PDF engine has loaded. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await dependsOn('cv')
  const picture = await drawFirstPage(Number((await params).width))
  if (!picture) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
