import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Lets Next compress what route handlers answer: drawings, feeds, the sitemap and JSON. It hands their `Content-Type` on as a
 * list of one, and compresses only what says its type in a text (vercel/next.js#98007, in 16.4).
 */
export function compressRouteHandlers(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      const isListedType = Array.isArray(value) && value.length === 1 && name.toLowerCase() === 'content-type'
      return setHeader(name, isListedType ? (value[0] ?? '') : value)
    }
  })
}
