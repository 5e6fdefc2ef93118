import { type IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../site/log'
import { isKnownEtag } from '../text/known-etag'
import { hasText } from '../pages/site-segments'
import { weightsOf } from './weights'

/** Compressed bodies in memory: hundreds of pages and all scripts. */
const MAX_BYTES = 16_000_000
/** Shorter bodies hardly shrink. */
const MIN_BYTES = 250

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/
/** Headers in which Next names the route that answered, which may have no public address. */
const TELLING = /^x-(?:middleware-|matched-path$|nextjs-rewritten-)/

/**
 * With a larger window the encoder clears 32 MB of tables for each text, which takes longer than compressing a page and
 * makes it less than a hundredth smaller.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }

const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: BROTLI }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

const compressed = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length,
})

/**
 * A response of the site's own server, which corrects what Next sets last and compresses in place of Next: responses with
 * an ETag once, not for each request. Also responds with 304 instead of a body that the client already has (RFC 9110,
 * 13.1.2). Next compares the ETags of pages only, and each feed reader requests its feed every hour.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Whether the body is kept until it is whole, to be compressed; unknown until the headers are complete. */
  #isHeld: boolean | undefined
  #chunks: Buffer[] = []
  #isEnded = false

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1)
    this.statusCode = status
    if (typeof rest[0] === 'string') this.statusMessage = rest[0]
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value as string)
    return this.#holds() ? this : super.writeHead(this.statusCode)
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    if (!this.#holds()) return Reflect.apply(super.write, this, [chunk, ...rest]) as boolean
    this.#keep(chunk, rest[0])
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done as () => void)
    return true
  }

  override end(...call: unknown[]): this {
    if (!this.#holds()) return Reflect.apply(super.end, this, call) as this
    if (this.#isEnded) return this
    this.#isEnded = true
    this.#keep(call[0], call[1])
    const done = call.at(-1)
    if (typeof done === 'function') this.once('finish', done as () => void)
    void compress(Buffer.concat(this.#chunks), this).then((body) => {
      this.#isHeld = false
      this.setHeader('content-length', body.length)
      this.end(body)
    })
    return this
  }

  override flushHeaders(): void {
    if (!this.#holds()) super.flushHeaders()
  }

  #holds(): boolean {
    return (this.#isHeld ??= complete(this))
  }

  #keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string')
      this.#chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk))
  }
}

/** Returns a whole body in the best encoding that the client accepts. */
async function compress(body: Buffer, response: ServerResponse): Promise<Buffer> {
  const encoding = acceptedEncoding(response.req)
  if (!encoding || body.length < MIN_BYTES) return body
  const etag = response.getHeader('etag')
  const key = etag === undefined ? null : `${encoding} ${response.req.url} ${etag}`
  try {
    const result = (key !== null && compressed.get(key)) || (await COMPRESS[encoding](body))
    if (key !== null) compressed.set(key, result)
    response.setHeader('content-encoding', encoding)
    return result
  } catch (error) {
    log('warn', 'compression.failed', { cause: causeOf(error) })
    return body
  }
}

/** Returns the better of the two encodings that a client accepts; null for one that accepts neither. */
function acceptedEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | null {
  const weights = weightsOf(String(headers['accept-encoding'] ?? ''))
  const takes = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

/**
 * Completes the headers of a response, before anything is sent.
 * @returns whether it is a text, to be compressed as a whole
 */
function complete(response: ServerResponse): boolean {
  correctHeaders(response)
  const { method = '', headers } = response.req
  const { statusCode } = response
  if (method !== 'GET' && method !== 'HEAD') return false
  const etag = response.getHeader('etag')
  if (statusCode === 200 && etag !== undefined && isKnownEtag(headers['if-none-match'], String(etag))) {
    removeBody(response)
    return false
  }
  const isWhole = statusCode === 200 || statusCode >= 400
  const type = String(response.getHeader('content-type') ?? '')
  if (!isWhole || !COMPRESSIBLE.test(type) || response.hasHeader('content-encoding')) return false
  if (!/accept-encoding/i.test(String(response.getHeader('vary'))))
    response.appendHeader('vary', 'Accept-Encoding')
  // Would be the length of the uncompressed body.
  response.removeHeader('content-length')
  return method === 'GET'
}

/** Corrects what Next sets last: nothing that is set earlier stays. */
function correctHeaders(response: ServerResponse): void {
  const { url = '', headers } = response.req
  for (const name of response.getHeaderNames()) if (TELLING.test(name)) response.removeHeader(name)
  // Next adds the policy of a page to the one that all pages have, which is weaker.
  const policies = response.getHeader('content-security-policy')
  if (Array.isArray(policies)) response.setHeader('content-security-policy', policies.slice(-1))
  // For a range beyond the end of a file Next looks for a page of status 416, and responds with 500 where there is none.
  // Clients that resume a complete download request such a range (RFC 9110, 15.5.17).
  const isBeyond = /^bytes \*\//.test(String(response.getHeader('content-range')))
  if (headers.range !== undefined && response.statusCode === 500 && isBeyond) {
    response.statusCode = 416
    response.statusMessage = 'Range Not Satisfiable'
  }
  const [address = ''] = url.split('?')
  // Two representations: the page, and its text for clients that prefer Markdown; see proxy.ts.
  if (!hasText(address)) return
  response.appendHeader('vary', 'Accept')
  const isMarkdown = String(response.getHeader('content-type')).startsWith('text/markdown')
  // A cache that stores one response per address, ignoring `Vary`, then revalidates it for the next visitor.
  if (isMarkdown && !address.endsWith('.md')) response.setHeader('cache-control', 'no-cache')
}

function removeBody(response: ServerResponse): void {
  response.statusCode = 304
  response.statusMessage = 'Not Modified'
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) response.removeHeader(name)
}
