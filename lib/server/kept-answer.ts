import 'server-only'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { monotonicMs } from '../cache/clock'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { compressed } from './compressed'
import { isKnownEtag } from '../text/known-etag'
import type { PageValue } from './next-internals/cache-entries'
import { etagOf } from './next-internals/etag'

const LIFETIME = /^s-maxage=(\d+), stale-while-revalidate=(\d+)$/
/** An answer that a client knows already has no type. */
const PAGE_TYPE = 'text/html; charset=utf-8'
/**
 * Headers of one connection or of one body, which Node and each answer set anew; and those by which Next's router knows the
 * parts of a page, which it asks for by themselves.
 */
const LEFT_OUT =
  /^(?:cache-control|connection|content-(?:encoding|length)|date|keep-alive|transfer-encoding|x-nextjs-(?:prerender|stale-time))$/
/** The answer of Next with a page, compressed, and how long Next would go on giving it. */
export type KeptAnswer = {
  etag: string
  bodies: Record<Encoding, Buffer>
  /** Header `cache-control` now; null when the page is past its age, and Next's to make anew. */
  cacheControl: () => string | null
  headers: OutgoingHttpHeaders
}

/**
 * Reads what Next has just answered with a page.
 * @returns null for anything but a page that is current, and for an answer that isn't this page
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
 * Answers a request for a page with a kept answer to it.
 * @returns false, and does nothing, for a client that has to be sent the page and takes neither encoding
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
