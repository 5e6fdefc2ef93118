import { ownerFileResponse } from '@/lib/images/image-response'
import { UNKNOWN_PREFIX, unknownAddress } from '@/lib/pages/redirects'
import { withoutBase } from '@/lib/site/base-path'

/**
 * Handles every path without a route. Serves files added to `public/` after the server started, which Next doesn't
 * know. Otherwise redirects permanently if content/redirects.ts has an entry, else temporarily to the home page (SPEC
 * §2). Unknown paths below /_next/ get a 404.
 */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = withoutBase(url.pathname)
  if (url.pathname.startsWith(`${UNKNOWN_PREFIX}/`)) url.pathname = url.pathname.slice(UNKNOWN_PREFIX.length)
  if (url.pathname.startsWith('/_next/')) return new Response(null, { status: 404 })
  return (await ownerFileResponse(request, url.pathname)) ?? unknownAddress(url)
}
