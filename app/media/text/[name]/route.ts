import { TEXT_SHEETS, textSheet } from '@/lib/markdown/text-sheets'

type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return TEXT_SHEETS.map((name) => ({ name: `${name}.css` }))
}

/** A stylesheet that only some articles need, under an address that changes with it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const sheet = TEXT_SHEETS.find((one) => `${one}.css` === name)
  if (!sheet) return new Response(null, { status: 404 })
  return new Response(textSheet(sheet), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
