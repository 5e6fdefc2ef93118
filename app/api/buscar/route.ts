import { searchSite } from '@/lib/search/content'
import { contractRefusal, withErrorEnvelope } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/site/error-words'
import { isBusyError } from '@/lib/images/image-cache'
import { QUERY } from '@/lib/search/query'

/** Returns the results of a query, for the search-as-you-type island. `/buscar?q=` shows the same results. */
export const GET = withErrorEnvelope(async (request) => {
  const query = new URL(request.url).searchParams.get(QUERY) ?? ''
  try {
    return Response.json(await searchSite(query), { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    if (!isBusyError(error)) throw error
    return contractRefusal(503, API_MESSAGES.unavailable, { 'retry-after': '1' })
  }
})
