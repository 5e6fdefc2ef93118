import { inConversionQueue } from '@/lib/images/image-cache'
import { readFormAddress } from '@/lib/resume/addresses'
import { drawCard } from '@/lib/previews/draw-card'
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
  const card = resumeCard(page.variant, page.document.label)
  return new Response(new Uint8Array(await inConversionQueue(() => drawCard(card))), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
  })
}
