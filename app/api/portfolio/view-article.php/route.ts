import { contractRefusal, noContent, preflight, withErrorEnvelope } from '@/lib/api/responses'
import { readViewedId } from '@/lib/api/query'
import { API_MESSAGES } from '@/lib/site/error-words'

const METHODS = 'POST, OPTIONS'

/**
 * Takes the report of an article view, `{"article_id": 33}`, and discards it. It is never forwarded to the content
 * source, where it would modify the article.
 */
export const POST = withErrorEnvelope(async (request) => {
  const id = await readViewedId(request)
  return id === null ? contractRefusal(400, API_MESSAGES.badRequest) : noContent()
})

const refuse = () => contractRefusal(405, API_MESSAGES.methodNotAllowed, { allow: METHODS })
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE }

export const OPTIONS = preflight(METHODS)
