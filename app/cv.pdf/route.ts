import { ownerFileResponse } from '@/lib/images/owner-file-response'
import { unknownAddress } from '@/lib/routing/unknown-address'

export const dynamic = 'force-dynamic'

/** The PDF of the CV, read from disk for each request. */
export async function GET(request: Request): Promise<Response> {
  return (await ownerFileResponse(request, '/cv.pdf')) ?? unknownAddress(new URL(request.url))
}
