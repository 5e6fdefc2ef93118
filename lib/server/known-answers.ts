import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isKnownEtag } from '../text/known-etag'

/** Headers of a body, absent from responses without one. */
const OF_BODY = ['content-length', 'content-encoding', 'transfer-encoding']

/**
 * Responds with 304 instead of a body that the client already has, for any response with an ETag (RFC 9110, 13.1.2).
 * Next compares the ETags of pages only. Each feed reader requests its feed every hour.
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
