import { PREVIEW_WIDTHS, readFormAddress } from '@/lib/resume/addresses'
import { firstPageResponse } from '@/lib/resume/form-response'

type Context = { params: Promise<{ width: string; language: string; file: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No image is prerendered: there are three for each role and language, each drawn on its first request. */
export function generateStaticParams() {
  return []
}

/** Serves the first page of a role's CV, or of the CV in another language, as an image. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { width, language, file } = await params
  const asked = readFormAddress(`/cv/${language}/${file}.pdf`)
  if (!asked || !PREVIEW_WIDTHS.includes(Number(width))) return new Response(null, { status: 404 })
  return firstPageResponse(asked.variant, Number(width))
}
