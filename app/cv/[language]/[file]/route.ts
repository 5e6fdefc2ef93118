import { ownerFileResponse } from '@/lib/images/owner-file-response'
import { readFormAddress } from '@/lib/resume/addresses'
import { resumeFormResponse } from '@/lib/resume/form-response'
import { unknownAddress } from '@/lib/routing/unknown-address'

export const dynamic = 'force-dynamic'

/** A form of a CV: a printed one is read from disk for each request, the others are made. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const asked = readFormAddress(url.pathname)
  const made = asked && (await resumeFormResponse(asked.variant, asked.form))
  const answer = made ?? (asked && (await ownerFileResponse(request, url.pathname)))
  return answer ?? unknownAddress(url)
}
