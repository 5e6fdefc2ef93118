import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { monotonicMs } from '../cache/clock'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { compressed } from './compressed'
import { isKnownEtag } from '../text/known-etag'
import type { PageValue } from './next-internals/cache-entries'
import { etagOf } from './next-internals/etag'

const LIFETIME = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/
/** Set explicitly, because a 304 response has no content type. */
const PAGE_TYPE = 'text/html; charset=utf-8'
/**
 * Headers of one connection or one body, which Node and each response set again. Also those by which Next's router
 * identifies the parts of a page, which it requests separately.
 */
const LEFT_OUT =
  /^(?:cache-control|connection|content-(?:encoding|length)|date|keep-alive|transfer-encoding|x-nextjs-(?:prerender|stale-time))$/
/** Next's response with a page, compressed, with the remaining time for which Next would send it. */
export type KeptAnswer = {
  etag: string
  bodies: Record<Encoding, Buffer>
  /** Current `cache-control` header; null once the page has expired and Next has to regenerate it. */
  cacheControl: () => string | null
  headers: OutgoingHttpHeaders
}

/**
 * Reads the response that Next has just sent for a page.
 * @returns null unless the response is this page and the page is current
 */
export async function readAnswer(response: ServerResponse, page: PageValue): Promise<KeptAnswer | null> {
  const headers = response.getHeaders()
  const isCurrent = [200, 304].includes(response.statusCode) && headers['x-nextjs-cache'] === 'HIT'
  const [, fresh, stale] = LIFETIME.exec(String(headers['cache-control'])) ?? []
  if (!isCurrent || page.kind !== 'APP_PAGE' || fresh === undefined || stale === undefined) return null
  const html = String(page.html)
  const etag = etagOf(html)
  if (String(headers.etag) !== etag) return null
  const seconds = { fresh: Number(fresh), whole: Number(fresh) + Number(stale) }
  const since = monotonicMs()
  const bodies = await compressed(html)
  return {
    etag,
    headers: { 'content-type': PAGE_TYPE, ...sent(headers) },
    bodies,
    cacheControl() {
      const left = seconds.fresh - Math.ceil((monotonicMs() - since) / 1_000)
      return left > 0 ? `s-maxage=${left}, stale-while-revalidate=${seconds.whole - left}` : null
    },
  }
}

/**
 * Sends a cached response to a request for a page.
 * @returns false, sending nothing, when the client needs the body and accepts neither encoding
 */
export function sendAnswer(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers } = request
  const isKnown = isKnownEtag(headers['if-none-match'], answer.etag)
  const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
  if (!isKnown && !encoding) return false
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('cache-control', answer.cacheControl() ?? 's-maxage=1')
  if (isKnown || !encoding) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return true
  }
  const body = answer.bodies[encoding]
  response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

function sent(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !LEFT_OUT.test(name)))
}
