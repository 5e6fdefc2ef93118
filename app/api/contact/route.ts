import { ADDRESS_HEADER } from '@/lib/api/client-address'
import { refusedAnswer, sentAnswer } from '@/lib/api/contact/form-answer'
import { FORM_LANGUAGE } from '@/lib/api/contact/form-fields'
import { receiveMessage } from '@/lib/api/contact/receive'
import { withErrorEnvelope } from '@/lib/api/errors'
import { contractRefusal } from '@/lib/api/responses'
import type { Language } from '@/lib/config/language'
import { API_MESSAGES } from '@/lib/copy/errors'
import { hasContactForm } from '@/lib/content/contact'
import { contactPath } from '@/lib/routing/contact'
import { refusedPage } from '@/lib/server/form-answers'

/** Receives the contact form, submitted by a browser without scripts or by the form's script. */
export const POST = withErrorEnvelope(async (request) => {
  if (!hasContactForm()) return contractRefusal(404, API_MESSAGES.notFound)
  const language = languageOf(request)
  const address = request.headers.get(ADDRESS_HEADER) ?? ''
  const isScript = (request.headers.get('accept') ?? '').includes('application/json')
  const refusal = await receiveMessage(request, { address, language })
  if (!refusal) return sentAnswer(language, isScript)
  return isScript ? refusedAnswer(refusal, language) : refusedPage(request, refusal, language)
})

/** Redirects to the form when the URL of a submission's response is requested again. */
export function GET(request: Request): Response {
  const location = contactPath(languageOf(request))
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function languageOf({ url }: Request): Language {
  return new URL(url).searchParams.get(FORM_LANGUAGE) === 'en' ? 'en' : 'es'
}
