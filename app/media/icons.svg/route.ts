import { iconSheet } from '@/components/about/icon-sheet'

export const dynamic = 'force-static'

/** SVG sprite of the skill and tool icons. Pages reference its symbols, and browsers cache the file. */
export function GET(): Response {
  return new Response(iconSheet(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
