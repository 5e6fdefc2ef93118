import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { drawCard } from '@/lib/seo/og-images/card'
import { PAGE_CARDS } from '@/lib/seo/og-images/addresses'
import { pageCard } from '@/lib/seo/og-images/page-cards'

type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return PAGE_CARDS.map((page) => ({ name: `${page}.jpg` }))
}

/** The preview image of a page, rendered at build and again after REVALIDATE_SECONDS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await dependsOnOwner()
  const { name } = await params
  const page = PAGE_CARDS.find((card) => `${card}.jpg` === name)
  if (!page) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawCard(await pageCard(page))), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
  })
}
