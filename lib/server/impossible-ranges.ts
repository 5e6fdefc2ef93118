import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Responds with 416 to a range beyond the end of a file of `public/` (RFC 9110, 15.5.17). Next looks for a page of that
 * status, and responds with 500 where there is none. Clients that resume a complete download request such a range.
 */
export function answerImpossibleRanges(server: Server): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers.range === undefined) return
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      const [status = response.statusCode, ...rest] = call
      const isImpossible = status === 500 && /^bytes \*\//.test(String(response.getHeader('content-range')))
      if (isImpossible) response.statusMessage = 'Range Not Satisfiable'
      return Reflect.apply(writeHead, response, [isImpossible ? 416 : status, ...rest]) as ServerResponse
    }
  })
}
