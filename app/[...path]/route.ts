import { unknownAddress } from '@/lib/routing/unknown-address'

/**
 * Answers every path without a route: a permanent redirect where content/redirects.ts has one, otherwise a temporary
 * redirect to the home page (SPEC §2). Unknown files below /_next stay 404.
 */
export function GET(request: Request): Response {
  const url = new URL(request.url)
  return url.pathname.startsWith('/_next/') ? new Response(null, { status: 404 }) : unknownAddress(url)
}
