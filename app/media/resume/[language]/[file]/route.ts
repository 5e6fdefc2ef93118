import { inConversionQueue } from '@/lib/images/task-queue'
import { readFormAddress } from '@/lib/resume/addresses'
import { drawCard } from '@/lib/seo/og-images/card'
import { resumeCard } from '@/lib/seo/og-images/resume-card'
import { resumePage } from '@/lib/seo/resume-page'

type Context = { params: Promise<{ language: string; file: string }> }

export const dynamic = 'force-static'

/** Drawn when they are first asked for. */
export function generateStaticParams() {
  return []
}

/** The preview image of a role's CV, or of the whole one in another language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, file } = await params
  const asked = readFormAddress(`/cv/${language}/${file.replace(/\.jpg$/, '')}.docx`)
  const page = asked && (await resumePage(asked.variant))
  if (!page) return new Response(null, { status: 404 })
  const card = await resumeCard(page.variant, page.document.label)
  return new Response(new Uint8Array(await inConversionQueue(() => drawCard(card))), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
  })
}
