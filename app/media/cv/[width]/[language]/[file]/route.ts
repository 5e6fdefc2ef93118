import { SHORT_LIVED } from '@/lib/images/lifetime'
import { inConversionQueue } from '@/lib/images/task-queue'
import { readFormAddress } from '@/lib/resume/addresses'
import { dependsOnPdf } from '@/lib/resume/current-pdf'
import { drawFirstPage } from '@/lib/resume/pdf-pages'
import { PREVIEW_WIDTHS } from '@/lib/resume/preview'

type Context = { params: Promise<{ width: string; language: string; file: string }> }

export const dynamic = 'force-static'

/** No image is prerendered: there are three for each role and language, each drawn on its first request. */
export function generateStaticParams() {
  return []
}

/** Serves the first page of a role's CV, or of the CV in another language, as an image; see the route above. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { width, language, file } = await params
  const asked = readFormAddress(`/cv/${language}/${file}.pdf`)
  if (!asked || !PREVIEW_WIDTHS.includes(Number(width))) return new Response(null, { status: 404 })
  const { facts } = await dependsOnPdf(asked.variant)
  const image = facts && (await inConversionQueue(() => drawFirstPage(Number(width), asked.variant)))
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED },
  })
}
