import 'server-only'
import { env } from '../site/env'
import { API_MESSAGES } from '../site/error-words'
import { causeOf, log } from '../site/log'
import { isContentError } from '../content/errors'

const CORS = { 'access-control-allow-origin': '*' }

/** Creates a successful response in the API's envelope (SPEC §7), cacheable as long as a page. */
export function contractAnswer(data: unknown, message: string): Response {
  const cache = `public, s-maxage=${env.REVALIDATE_SECONDS}, stale-while-revalidate=${env.REVALIDATE_SECONDS}`
  return envelope({ success: true, data, message }, 200, cache)
}

/** Creates an error response in the API's envelope: no internal details, and not cacheable. */
export function contractRefusal(status: number, message: string, headers?: Record<string, string>): Response {
  return envelope({ success: false, data: null, message }, status, 'no-store', headers)
}

/** Creates a response without content (204). */
export function noContent(): Response {
  return new Response(null, { status: 204, headers: { ...CORS, 'cache-control': 'no-store' } })
}

/**
 * Creates a handler for OPTIONS requests: CORS preflight responses.
 * @param methods value of the Access-Control-Allow-Methods header
 */
export function preflight(methods: string): () => Response {
  const headers = {
    ...CORS,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'Content-Type',
    allow: methods,
  }
  return () => new Response(null, { status: 200, headers })
}

/** The OPTIONS handler of read-only endpoints. */
export const readingPreflight = preflight('GET, HEAD, OPTIONS')

function envelope(body: object, status: number, cache: string, headers?: Record<string, string>): Response {
  return Response.json(
    { ...body, timestamp: new Date().toISOString() },
    { status, headers: { ...CORS, 'cache-control': cache, ...headers } },
  )
}

/**
 * Wraps a route's handler: an exception becomes an error envelope, and its details are only logged.
 * @param handle gets what Next passes: the request and, below a dynamic segment, the context with its parameters
 */
export function withErrorEnvelope<Context extends unknown[]>(
  handle: (request: Request, ...context: Context) => Promise<Response>,
) {
  return async function answer(request: Request, ...context: Context): Promise<Response> {
    try {
      return await handle(request, ...context)
    } catch (error) {
      const unavailable = isContentError(error)
      log('error', 'api.failed', { path: new URL(request.url).pathname, cause: causeOf(error) })
      return unavailable
        ? contractRefusal(503, API_MESSAGES.unavailable, { 'retry-after': '10' })
        : contractRefusal(500, API_MESSAGES.internal)
    }
  }
}
