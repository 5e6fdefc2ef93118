import 'server-only'
import { env } from '../config/env'

const CORS = { 'access-control-allow-origin': '*' }

/** A successful response in the API's envelope (SPEC §7), cacheable as long as a page. */
export function contractAnswer(data: unknown, message: string): Response {
  const cache = `public, s-maxage=${env.REVALIDATE_SECONDS}, stale-while-revalidate=${env.REVALIDATE_SECONDS}`
  return envelope({ success: true, data, message }, 200, cache)
}

/** An error response in the API's envelope: no internal details, and not cacheable. */
export function contractRefusal(status: number, message: string, headers?: Record<string, string>): Response {
  return envelope({ success: false, data: null, message }, status, 'no-store', headers)
}

function envelope(body: object, status: number, cache: string, headers?: Record<string, string>): Response {
  return Response.json(
    { ...body, timestamp: new Date().toISOString() },
    { status, headers: { ...CORS, 'cache-control': cache, ...headers } },
  )
}
