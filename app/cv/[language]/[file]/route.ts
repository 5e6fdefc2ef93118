import { readFormAddress } from '@/lib/resume/addresses'
import { printedResponse, resumeFormResponse } from '@/lib/resume/form-response'
import { unknownAddress } from '@/lib/pages/redirects'
import { withoutBase } from '@/lib/site/base-path'

export const dynamic = 'force-dynamic'

/** Serves one format of a CV: PDF and Word files are read from disk for each request, the others are generated. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  url.pathname = withoutBase(url.pathname)
  const asked = readFormAddress(url.pathname)
  if (!asked) return unknownAddress(url)
  const { variant, form } = asked
  const isPrinted = form === 'pdf' || form === 'docx'
  const answer = isPrinted
    ? await printedResponse(request, variant, form)
    : await resumeFormResponse(variant, form)
  return answer ?? unknownAddress(url)
}
