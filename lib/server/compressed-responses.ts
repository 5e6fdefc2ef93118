import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../site/log'
import { isKnownEtag } from '../text/known-etag'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { type Fate, holdResponse } from './held-response'

/** Compressed bodies in memory: about a thousand pages and all scripts. */
const MAX_BYTES = 32_000_000
/** Shorter bodies hardly shrink. */
const MIN_BYTES = 250

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/

/**
 * With a larger window the encoder clears 32 MB of tables for each text, which takes longer than compressing a page and
 * makes it less than a hundredth smaller.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 }

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: BROTLI }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
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
    const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''))

    const send = (body: Buffer, finish: (body: Buffer) => void) => {
      if (!encoding || body.length < MIN_BYTES) return finish(body)
      const etag = response.getHeader('etag')
      const key = etag === undefined ? null : `${encoding} ${request.url} ${etag}`
      const finishCompressed = (compressed: Buffer) => {
        response.setHeader('content-encoding', encoding)
        finish(compressed)
      }
      const compressed = key === null ? undefined : known.get(key)
      if (compressed) return finishCompressed(compressed)
      COMPRESS[encoding](body).then(
        (result) => {
          if (key !== null) known.set(key, result)
          finishCompressed(result)
        },
        (error: unknown) => {
          log('warn', 'compression.failed', { cause: causeOf(error) })
          finish(body)
        },
      )
    }
    holdResponse(response, { decide: () => fateOf(request, response), send })
  })
}

function fateOf({ method, headers }: IncomingMessage, response: ServerResponse): Fate {
  const { statusCode } = response
  const etag = response.getHeader('etag')
  const isKnown = etag !== undefined && isKnownEtag(headers['if-none-match'], String(etag))
  if (statusCode === 200 && isKnown) return 'without body'
  const isWhole = statusCode === 200 || statusCode >= 400
  const type = String(response.getHeader('content-type') ?? '')
  if (!isWhole || !COMPRESSIBLE.test(type) || response.hasHeader('content-encoding')) return 'as it is'
  addVary(response)
  if (method === 'GET') return 'held'
  // Would be the length of the uncompressed body.
  response.removeHeader('content-length')
  return 'as it is'
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/accept-encoding/i.test(vary))
    response.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}
