import { ownerFileResponse } from '@/lib/images/image-response'
import { getResumeEmails } from '@/lib/resume/current-resume'
import { findServed } from '@/lib/resume/form-response'
import { WHOLE } from '@/lib/resume/addresses'
import { unknownAddress } from '@/lib/pages/redirects'

export const dynamic = 'force-dynamic'

/** Serves the PDF of the CV, read from disk for each request. */
export async function GET(request: Request): Promise<Response> {
  const served = await findServed(WHOLE, 'pdf', await getResumeEmails())
  return (
    (served === null ? null : await ownerFileResponse(request, '/cv.pdf')) ??
    unknownAddress(new URL(request.url))
  )
}
