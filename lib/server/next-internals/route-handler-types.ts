import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Lets Next compress the responses of route handlers: drawings, feeds, the sitemap and JSON. Next passes their
 * `Content-Type` on as a list of one item, but compresses only responses whose type is a string (vercel/next.js#98007,
 * in 16.4).
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
