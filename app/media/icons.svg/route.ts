import { imageBytes } from '@/lib/images/image-cache'
import { imageResponse } from '@/lib/images/image-response'
import { iconSheet } from '@/lib/icons/icon-sheet'

export const dynamic = 'force-dynamic'

/** Serves the SVG sprite of the owner's icons. Pages reference its symbols under a versioned URL. */
export function GET(request: Request): Promise<Response> {
  const { svg, version } = iconSheet()
  const image = { ...imageBytes('image/svg+xml', Buffer.from(svg)), version, isFallback: false }
  return imageResponse(request, () => Promise.resolve(image))
}
