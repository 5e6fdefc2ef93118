import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Headers by which a client of the Pages Router asks Next for something else than the page. */
const STEERING = ['x-middleware-prefetch', 'x-nextjs-data']

/** Headers in which Next names the route that answered, which may have no public address. */
const TELLING = /^x-(?:middleware-|matched-path$|nextjs-rewritten-)/

/**
 * Keeps the routes of the inside to the inside: headers of a request don't choose what Next answers with, and those of a
 * response don't name the route behind an address.
 */
export function hideInside(server: Server): void {
  server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    for (const name of STEERING) headers[name] = undefined
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      for (const name of response.getHeaderNames()) if (TELLING.test(name)) response.removeHeader(name)
      return Reflect.apply(writeHead, response, call) as ServerResponse
    }
  })
}
