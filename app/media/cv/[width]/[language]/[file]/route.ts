import { SHORT_LIVED } from '@/lib/images/image-response'
import { inConversionQueue } from '@/lib/images/image-cache'
import { PREVIEW_WIDTHS, readFormAddress } from '@/lib/resume/addresses'
import { getResumeEmails } from '@/lib/resume/current-resume'
import { drawFirstPage } from '@/lib/resume/pdf-pages'
import { getPrinted } from '@/lib/resume/printed'
import { findServed } from '@/lib/resume/form-response'

type Context = { params: Promise<{ width: string; language: string; file: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No image is prerendered: there are three for each role and language, each drawn on its first request. */
export function generateStaticParams() {
  return []
}

/** Serves the first page of a role's CV, or of the CV in another language, as an image; see the route above. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { width, language, file } = await params
  const asked = readFormAddress(`/cv/${language}/${file}.pdf`)
  if (!asked || !PREVIEW_WIDTHS.includes(Number(width))) return new Response(null, { status: 404 })
  // Only CVs that exist have printed files: no image is drawn, or kept, for a made-up role.
  const { facts } = await getPrinted(asked.variant)
  const printed = facts && (await findServed(asked.variant, 'pdf', await getResumeEmails()))
  const image = printed && (await inConversionQueue(() => drawFirstPage(printed, Number(width))))
  if (!image) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': SHORT_LIVED },
  })
}
