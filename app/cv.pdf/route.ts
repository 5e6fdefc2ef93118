import { ownerFileResponse } from '@/lib/images/owner-file-response'
import { unknownAddress } from '@/lib/routing/unknown-address'

export const dynamic = 'force-dynamic'

/** The printed CV, read when it is asked for. */
export async function GET(request: Request): Promise<Response> {
  return (await ownerFileResponse(request, '/cv.pdf')) ?? unknownAddress(new URL(request.url))
}
