import { LANGUAGES } from '@/lib/site/language'
import { cardResponse } from '@/lib/previews/preview-image'
import { PAGE_CARDS, pageCard, pageCardFile } from '@/lib/previews/previews'

type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = false

const FILES = PAGE_CARDS.flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language, name: pageCardFile(page, language) })),
)

export function generateStaticParams() {
  return FILES.map(({ name }) => ({ name }))
}

/** Serves the preview image of a page, rendered at build and again after REVALIDATE_SECONDS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name: wanted } = await params
  const file = FILES.find(({ name }) => name === wanted)
  if (!file) return new Response(null, { status: 404 })
  return cardResponse(pageCard(file.page, file.language))
}
