import { contractRefusal, noContent, preflight } from '@/lib/api/responses'
import { withErrorEnvelope } from '@/lib/api/errors'
import { isView } from '@/lib/api/view'
import { API_MESSAGES } from '@/lib/copy/errors'

const METHODS = 'POST, OPTIONS'

/** Accepts the report of an article view, `{"article_id": 33}`, and discards it: the site has no counters. */
export const POST = withErrorEnvelope(async (request) =>
  (await isView(request)) ? noContent() : contractRefusal(400, API_MESSAGES.badRequest),
)

const refuse = () => contractRefusal(405, API_MESSAGES.methodNotAllowed, { allow: METHODS })
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE }

export const OPTIONS = preflight(METHODS)
