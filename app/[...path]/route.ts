import { unknownAddress } from '@/lib/routing/unknown-address'

/** Any path that nothing else answers; what Next itself doesn't know stays 404. */
export function GET(request: Request): Response {
  const url = new URL(request.url)
  return url.pathname.startsWith('/_next/') ? new Response(null, { status: 404 }) : unknownAddress(url)
}
