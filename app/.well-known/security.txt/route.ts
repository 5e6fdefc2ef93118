import { securityText } from '@/lib/contact/security-text'
import { textResponse } from '@/lib/feeds/responses'

/** The file expires: each response counts from its own day. */
export const dynamic = 'force-dynamic'

/** Tells finders of a vulnerability whom to write to (RFC 9116). */
export function GET(): Response {
  const text = securityText(new Date())
  return text === null ? new Response(null, { status: 404 }) : textResponse(text, 'text/plain')
}
