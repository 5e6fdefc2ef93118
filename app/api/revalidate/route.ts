import { contractRefusal } from '@/lib/api/responses'
import { createAttempts } from '@/lib/api/attempts'
import { withErrorEnvelope } from '@/lib/api/errors'
import { API_MESSAGES } from '@/lib/copy/errors'
import { env } from '@/lib/config/env'
import { bearerMatches } from '@/lib/api/bearer'
import { readTarget } from '@/lib/portfolio/refresh-target'
import { refreshContent } from '@/lib/portfolio/refresh'

/**
 * One limit for all wrong tokens together, since client addresses can be forged. A request with the right token is
 * neither counted nor limited, so strangers can't lock the owner out.
 */
const attempts = createAttempts({ max: 60, windowMs: 60_000 })

/**
 * Revalidates content and pages immediately: `{"article": "slug"}`, `{"projects": true}` or `{"all": true}`, with the
 * token as bearer token. Without a REVALIDATE_TOKEN the route answers 404.
 */
export const POST = withErrorEnvelope(async (request) => {
  if (!env.REVALIDATE_TOKEN) return contractRefusal(404, API_MESSAGES.notFound)
  if (!bearerMatches(request.headers.get('authorization'), env.REVALIDATE_TOKEN)) return refuse()
  const target = await readTarget(request)
  if (!target) return contractRefusal(400, API_MESSAGES.badRequest)
  const refreshed = await refreshContent(target)
  if (!refreshed) return contractRefusal(502, API_MESSAGES.kept)
  return Response.json(
    { success: true, data: { refreshed }, message: API_MESSAGES.refreshed },
    { headers: { 'cache-control': 'no-store' } },
  )
})

function refuse(): Response {
  const wait = attempts.failed()
  return wait === 0
    ? contractRefusal(401, API_MESSAGES.unauthorized, { 'www-authenticate': 'Bearer' })
    : contractRefusal(429, API_MESSAGES.tooMany, { 'retry-after': String(wait) })
}
