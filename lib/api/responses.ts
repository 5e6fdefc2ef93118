import 'server-only'
import { env } from '../config/env'

const CORS = { 'access-control-allow-origin': '*' }

/** The contract's envelope (SPEC §7) around what was asked for; caches may keep it as long as a page. */
export function contractAnswer(data: unknown, message: string): Response {
  const cache = `public, s-maxage=${env.REVALIDATE_SECONDS}, stale-while-revalidate=${env.REVALIDATE_SECONDS}`
  return envelope({ success: true, data, message }, 200, cache)
}

/** The same envelope for what can't be answered; it says nothing about the inside and is never kept. */
export function contractRefusal(status: number, message: string, headers?: Record<string, string>): Response {
  return envelope({ success: false, data: null, message }, status, 'no-store', headers)
}

function envelope(body: object, status: number, cache: string, headers?: Record<string, string>): Response {
  return Response.json(
    { ...body, timestamp: new Date().toISOString() },
    { status, headers: { ...CORS, 'cache-control': cache, ...headers } },
  )
}
