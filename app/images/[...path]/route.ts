import { ownerFileResponse } from '@/lib/images/image-response'
import { unknownAddress } from '@/lib/pages/redirects'
import { withoutBase } from '@/lib/site/base-path'

export const dynamic = 'force-dynamic'

/** Serves the owner's images, read from disk for each request. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = withoutBase(url.pathname)
  return (await ownerFileResponse(request, url.pathname)) ?? unknownAddress(url)
}
