import { iconSheet } from '@/components/about/icon-sheet'

export const dynamic = 'force-static'

/** The icons of skills and tools in one file, which the browser keeps; a page only names them. */
export function GET(): Response {
  return new Response(iconSheet(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
