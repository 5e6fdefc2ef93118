import type { IncomingMessage, Server, ServerResponse } from 'node:http'
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

/**
 * With a larger window the encoder clears 32 MB of tables for each text, which takes longer than compressing a page and
 * makes it less than a hundredth smaller.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }

const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: BROTLI }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses responses in place of Next: those with an ETag once, not for each request. Also responds with 304 instead
 * of a body that the client already has (RFC 9110, 13.1.2). Next compares the ETags of pages only, and each feed reader
 * requests its feed every hour.
 */
export function compressResponses(server: Server): void {
  const known = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const encoding = acceptedEncoding(request)

    const send = async (body: Buffer): Promise<Buffer> => {
      if (!encoding || body.length < MIN_BYTES) return body
      const etag = response.getHeader('etag')
      const key = etag === undefined ? null : `${encoding} ${request.url} ${etag}`
      try {
        const compressed = (key !== null && known.get(key)) || (await COMPRESS[encoding](body))
        if (key !== null) known.set(key, compressed)
        response.setHeader('content-encoding', encoding)
        return compressed
      } catch (error) {
        log('warn', 'compression.failed', { cause: causeOf(error) })
        return body
      }
    }
    holdResponse(response, { decide: () => fateOf(request, response), send })
  })
}

/** Returns the better of the two encodings that a client accepts; null for one that accepts neither. */
function acceptedEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | null {
  const weights = weightsOf(String(headers['accept-encoding'] ?? ''))
  const takes = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

function fateOf(request: IncomingMessage, response: ServerResponse): Fate {
  completeHeaders(request, response)
  const { method, headers } = request
  const { statusCode } = response
  const etag = response.getHeader('etag')
  const isKnown = etag !== undefined && isKnownEtag(headers['if-none-match'], String(etag))
  if (statusCode === 200 && isKnown) return 'without body'
  const isWhole = statusCode === 200 || statusCode >= 400
  const type = String(response.getHeader('content-type') ?? '')
  if (!isWhole || !COMPRESSIBLE.test(type) || response.hasHeader('content-encoding')) return 'as it is'
  if (!/accept-encoding/i.test(String(response.getHeader('vary')))) addVary(response, 'Accept-Encoding')
  if (method === 'GET') return 'held'
  // Would be the length of the uncompressed body.
  response.removeHeader('content-length')
  return 'as it is'
}

/** Corrects what Next sets last: nothing that is set earlier stays. */
function completeHeaders({ url, headers }: IncomingMessage, response: ServerResponse): void {
  // For a range beyond the end of a file Next looks for a page of status 416, and responds with 500 where there is none.
  // Clients that resume a complete download request such a range (RFC 9110, 15.5.17).
  const isBeyond = /^bytes \*\//.test(String(response.getHeader('content-range')))
  if (headers.range !== undefined && response.statusCode === 500 && isBeyond) {
    response.statusCode = 416
    response.statusMessage = 'Range Not Satisfiable'
  }
  const [address = ''] = (url ?? '').split('?')
  // Two representations: the page, and its text for clients that prefer Markdown; see proxy.ts.
  if (!hasText(address)) return
  addVary(response, 'Accept')
  const isMarkdown = String(response.getHeader('content-type')).startsWith('text/markdown')
  // A cache that stores one response per address, ignoring `Vary`, then revalidates it for the next visitor.
  if (isMarkdown && !address.endsWith('.md')) response.setHeader('cache-control', 'no-cache')
}

function addVary(response: ServerResponse, name: string): void {
  response.setHeader('vary', [response.getHeader('vary') ?? [], name].flat().join(', '))
}

/** What becomes of a response whose headers are complete. */
type Fate = 'as it is' | 'without body' | 'held'

type Hold = {
  /** Called once, before anything is sent. */
  decide: () => Fate
  /** Called with the whole body of a response that is held. @returns the body to send */
  send: (body: Buffer) => Promise<Buffer>
}

/** Replaces the methods by which a response is written, so that its body can be replaced before anything is sent. */
function holdResponse(response: ServerResponse, { decide, send }: Hold): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let fate: Fate | undefined
  let isEnded = false

  const isHeld = () => {
    if (fate === undefined) {
      fate = decide()
      if (fate === 'without body') removeBody(response)
    }
    return fate === 'held'
  }

  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  const finish = (body: Buffer) => {
    response.setHeader('content-length', body.length)
    Object.assign(response, { writeHead, write, end, flushHeaders })
    response.end(body)
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    response.statusCode = status
    if (typeof rest[0] === 'string') response.statusMessage = rest[0]
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string)
    return isHeld() ? response : writeHead.call(response, response.statusCode)
  }

  response.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, [chunk, ...rest]) as boolean
    keep(chunk, rest[0])
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done as () => void)
    return true
  }

  response.end = (...call: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, call) as ServerResponse
    if (isEnded) return response
    isEnded = true
    keep(call[0], call[1])
    const done = call.at(-1)
    if (typeof done === 'function') response.once('finish', done as () => void)
    void send(Buffer.concat(chunks)).then(finish)
    return response
  }

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function removeBody(response: ServerResponse): void {
  response.statusCode = 304
  response.statusMessage = 'Not Modified'
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) response.removeHeader(name)
}
