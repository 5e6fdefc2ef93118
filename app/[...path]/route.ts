import { redirectAnswer } from '@/lib/routing/redirects'
import { routes } from '@/lib/routing/routes'

/**
 * Answers every path without a route: a permanent redirect where content/redirects.ts has one, otherwise a temporary
 * redirect to the home page (SPEC §2). Unknown files below /_next stay 404.
 */
export function GET(request: Request): Response {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/_next/')) return new Response(null, { status: 404 })
  const home = { location: routes.home, 'cache-control': 'no-store' }
  return redirectAnswer(url) ?? new Response(null, { status: 307, headers: home })
}
