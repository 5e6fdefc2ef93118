import { RateLimiterMemory } from 'rate-limiter-flexible'
import { bearerMatches } from '@/lib/api/bearer'
import { contractRefusal, withErrorEnvelope } from '@/lib/api/responses'
import { API_MESSAGES } from '@/lib/site/error-words'
import { env } from '@/lib/site/env'
import { placeOrder, readTarget } from '@/lib/server/content-changes'

/**
 * One limit for all wrong tokens together, since client addresses can be forged. A request with the right token is
 * neither counted nor limited, so strangers can't lock the owner out.
 */
const attempts = new RateLimiterMemory({ points: 60, duration: 60 })

/**
 * Reads content now: `{"article": "slug"}`, `{"projects": true}` or `{"all": true}`, with the token as bearer token. The
 * answer comes once content that was read after the request is shown. Without a REVALIDATE_TOKEN the route answers 404.
 */
export const POST = withErrorEnvelope(async (request) => {
  if (!env.REVALIDATE_TOKEN) return contractRefusal(404, API_MESSAGES.notFound)
  if (!bearerMatches(request.headers.get('authorization'), env.REVALIDATE_TOKEN)) return refuse()
  const target = await readTarget(request)
  if (!target) return contractRefusal(400, API_MESSAGES.badRequest)
  const refreshed = await placeOrder(target)
  if (!refreshed) return contractRefusal(502, API_MESSAGES.kept)
  return Response.json(
    { success: true, data: { refreshed }, message: API_MESSAGES.refreshed },
    { headers: { 'cache-control': 'no-store' } },
  )
})

async function refuse(): Promise<Response> {
  const { consumedPoints, msBeforeNext } = await attempts.penalty('')
  return consumedPoints <= attempts.points
    ? contractRefusal(401, API_MESSAGES.unauthorized, { 'www-authenticate': 'Bearer' })
    : contractRefusal(429, API_MESSAGES.tooMany, { 'retry-after': String(Math.ceil(msBeforeNext / 1_000)) })
}
