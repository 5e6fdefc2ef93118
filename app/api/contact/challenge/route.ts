import { ADDRESS_HEADER } from '@/lib/api/client-address'
import { createProofChallenge } from '@/lib/api/contact/proof'
import { contactToll } from '@/lib/api/contact/receive'
import { withErrorEnvelope } from '@/lib/api/errors'
import { contractRefusal } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/copy/errors'
import { hasContactForm } from '@/lib/content/contact'

/**
 * Issues a proof-of-work challenge to the contact form's script. Its difficulty is this visitor's current cost of a
 * message.
 */
export const GET = withErrorEnvelope(async ({ headers }) => {
  if (!hasContactForm()) return contractRefusal(404, API_MESSAGES.notFound)
  const level = contactToll().level(headers.get(ADDRESS_HEADER) ?? '')
  return Response.json(await createProofChallenge(level), { headers: { 'cache-control': 'no-store' } })
})
