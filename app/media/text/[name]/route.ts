import { SHORT_LIVED } from '@/lib/images/lifetime'
import { TEXT_SHEETS, textSheet, textSheetAddress } from '@/lib/markdown/text-sheets'

type Context = { params: Promise<{ name: string }> }

export const dynamic = 'force-dynamic'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves a stylesheet that only some articles need. Only the URL of the current version is immutable. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  const sheet = TEXT_SHEETS.find((one) => `${one}.css` === name)
  if (!sheet) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { pathname, search } = new URL(request.url)
  const isCurrent = pathname + search === textSheetAddress(sheet)
  return new Response(textSheet(sheet), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? IMMUTABLE : SHORT_LIVED,
    },
  })
}
