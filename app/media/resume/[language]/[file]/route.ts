import { readFormAddress } from '@/lib/resume/addresses'
import { cardResponse } from '@/lib/previews/preview-image'
import { resumeCard } from '@/lib/previews/previews'
import { resumePage } from '@/lib/seo/resume-page'

type Context = { params: Promise<{ language: string; file: string }> }

export const dynamic = 'force-static'
export const revalidate = 300

/** No image is prerendered: each is drawn on its first request. */
export function generateStaticParams() {
  return []
}

/** Serves the preview image of a role's CV, or of the whole CV in another language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, file } = await params
  const asked = readFormAddress(`/cv/${language}/${file.replace(/\.jpg$/, '')}.docx`)
  const page = asked && (await resumePage(asked.variant))
  if (!page) return new Response(null, { status: 404 })
  return cardResponse(resumeCard(page.variant, page.document.label))
}
