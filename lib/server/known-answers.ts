import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isKnownEtag } from '../text/known-etag'

/** Headers of a body, which an answer without one lacks. */
const OF_BODY = ['content-length', 'content-encoding', 'transfer-encoding']

/**
 * Answers 304 instead of a body that the client has, for whatever has an ETag (RFC 9110, 13.1.2): Next compares those of pages
 * alone. Feeds are asked for every hour by each of their readers.
 */
export function answerKnown(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const known = request.headers['if-none-match']
    if (known === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      const [status = response.statusCode] = call
      const etag = response.getHeader('etag')
      const isKnown = status === 200 && etag !== undefined && isKnownEtag(known, String(etag))
      if (!isKnown) return Reflect.apply(writeHead, response, call) as ServerResponse
      for (const name of OF_BODY) response.removeHeader(name)
      response.statusCode = 304
      response.statusMessage = 'Not Modified'
      return Reflect.apply(writeHead, response, [304]) as ServerResponse
    }
  })
}
