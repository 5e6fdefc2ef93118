import { PREVIEW_WIDTHS, WHOLE } from '@/lib/resume/addresses'
import { firstPageResponse } from '@/lib/resume/form-response'

type Context = { params: Promise<{ width: string }> }

export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = false

export function generateStaticParams() {
  return PREVIEW_WIDTHS.map((width) => ({ width: `${width}.webp` }))
}

/** Serves the first page of the CV as an image, rendered at build. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return firstPageResponse(WHOLE, Number.parseInt((await params).width, 10))
}
