import { printedResponse } from '@/lib/resume/form-response'
import { WHOLE } from '@/lib/resume/addresses'
import { unknownAddress } from '@/lib/pages/redirects'

export const dynamic = 'force-dynamic'

/** Serves the PDF of the CV, read from disk for each request. */
export async function GET(request: Request): Promise<Response> {
  return (await printedResponse(request, WHOLE, 'pdf')) ?? unknownAddress(new URL(request.url))
}
