import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const REQUEST_STARTS = 'http.server.request.start'

/**
 * Gives access to the HTTP server, which Next doesn't expose: Node's diagnostics channel names it on the first
 * request, before that is handled.
 */
export function withHttpServer(onFound: (server: Server) => void): void {
  const found = (message: unknown): void => {
    unsubscribe(REQUEST_STARTS, found)
    onFound((message as { server: Server }).server)
  }
  subscribe(REQUEST_STARTS, found)
}
