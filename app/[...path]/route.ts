import { ownerFileResponse } from '@/lib/images/owner-file-response'
import { unknownAddress } from '@/lib/routing/unknown-address'

/**
 * Answers every path without a route: a file that came into `public/` after the server started, which Next doesn't know
 * of; a permanent redirect where content/redirects.ts has one; otherwise a temporary redirect to the home page (SPEC §2).
 * Unknown files below /_next stay 404.
 */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/_next/')) return new Response(null, { status: 404 })
  return (await ownerFileResponse(request, url.pathname)) ?? unknownAddress(url)
}
