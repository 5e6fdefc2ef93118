import { redirectAnswer } from '@/lib/routing/redirects'
import { routes } from '@/lib/routing/routes'

/**
 * An address that the site had once leads to its new one, for good; any other path leads home (SPEC §2), for the time
 * being only; what Next itself doesn't know stays 404.
 */
export function GET(request: Request): Response {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/_next/')) return new Response(null, { status: 404 })
  const home = { location: routes.home, 'cache-control': 'no-store' }
  return redirectAnswer(url) ?? new Response(null, { status: 307, headers: home })
}
