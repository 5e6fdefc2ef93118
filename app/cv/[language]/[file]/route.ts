import { ownerFileResponse } from '@/lib/images/image-response'
import { type FormAddress, readFormAddress } from '@/lib/resume/addresses'
import { getResumeEmails } from '@/lib/resume/current-resume'
import { findServed, resumeFormResponse } from '@/lib/resume/form-response'
import { unknownAddress } from '@/lib/pages/redirects'
import { withoutBase } from '@/lib/site/base-path'

export const dynamic = 'force-dynamic'

/** Serves one format of a CV: PDF and Word files are read from disk for each request, the others are generated. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = withoutBase(url.pathname)
  const asked = readFormAddress(url.pathname)
  const made = asked && (await resumeFormResponse(asked.variant, asked.form))
  const answer = made ?? (asked && (await printedResponse(request, asked, url.pathname)))
  return answer ?? unknownAddress(url)
}

async function printedResponse(
  request: Request,
  { variant, form }: FormAddress,
  pathname: string,
): Promise<Response | null> {
  if (form !== 'pdf' && form !== 'docx') return null
  if ((await findServed(variant, form, await getResumeEmails())) === null) return null
  const response = await ownerFileResponse(request, pathname)
  // The CV of a role isn't indexed, like its page.
  if (variant.role !== null) response?.headers.set('x-robots-tag', 'noindex')
  return response
}
