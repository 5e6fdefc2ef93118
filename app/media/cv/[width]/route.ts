import { dependsOnPdf } from '@/lib/resume/current-pdf'
import { drawFirstPage } from '@/lib/resume/pdf-pages'
import { PREVIEW_WIDTHS } from '@/lib/resume/preview'

type Context = { params: Promise<{ width: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return PREVIEW_WIDTHS.map((width) => ({ width: String(width) }))
}

/**
 * The first page of the CV as an image, drawn at build: it is on screen before the PDF engine is. It is kept for
 * minutes: just after the file was replaced, the old one may still be served under the new version's address.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await dependsOnPdf()
  const image = await drawFirstPage(Number((await params).width))
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' },
  })
}
