import { SHORT_LIVED } from '@/lib/images/image-response'
import { inConversionQueue } from '@/lib/images/image-cache'
import { getResumeEmails } from '@/lib/resume/current-resume'
import { drawFirstPage } from '@/lib/resume/pdf-pages'
import { PREVIEW_WIDTHS, WHOLE } from '@/lib/resume/addresses'
import { findServed } from '@/lib/resume/form-response'

type Context = { params: Promise<{ width: string }> }

export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = false

export function generateStaticParams() {
  return PREVIEW_WIDTHS.map((width) => ({ width: `${width}.webp` }))
}

/**
 * Serves the first page of the CV as an image, rendered at build and shown until the PDF engine is loaded. The cache
 * lifetime is a few minutes only: just after the file is replaced, the old image may be served under the new version's
 * URL.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const width = Number.parseInt((await params).width, 10)
  const file = await findServed(WHOLE, 'pdf', await getResumeEmails())
  const image = file && (await inConversionQueue(() => drawFirstPage(file, width)))
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED },
  })
}
