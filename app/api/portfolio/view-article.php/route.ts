import { countArticleView } from '@/lib/api/counters/count-article-view'
import { contractRefusal, noContent, preflight } from '@/lib/api/responses'
import { withErrorEnvelope } from '@/lib/api/errors'
import { readViewedId } from '@/lib/api/view'
import { API_MESSAGES } from '@/lib/copy/errors'

const METHODS = 'POST, OPTIONS'

/**
 * Receives the report of an article view, `{"article_id": 33}`. With COUNTERS the view is counted here, under the same
 * conditions as a page's report; otherwise it is discarded. It is never forwarded to the content source, where it would
 * modify the article.
 */
export const POST = withErrorEnvelope(async (request) => {
  const id = await readViewedId(request)
  if (id === null) return contractRefusal(400, API_MESSAGES.badRequest)
  const exists = await countArticleView(id, request)
  return exists ? noContent() : contractRefusal(404, API_MESSAGES.articleNotFound)
})

const refuse = () => contractRefusal(405, API_MESSAGES.methodNotAllowed, { allow: METHODS })
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE }

export const OPTIONS = preflight(METHODS)
