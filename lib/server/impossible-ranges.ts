import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Answers 416 for a range behind the end of a file of `public/` (RFC 9110, 15.5.17): Next looks for a page of that status, and
 * answers 500 where there is none. Who resumes a download that is complete asks for such a range.
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
