import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const REQUEST_STARTS = 'http.server.request.start'

/** Next keeps its HTTP server to itself. Node names it at the first request, before anybody answers that. */
export function withHttpServer(onFound: (server: Server) => void): void {
  const found = (message: unknown): void => {
    unsubscribe(REQUEST_STARTS, found)
    onFound((message as { server: Server }).server)
  }
  subscribe(REQUEST_STARTS, found)
}
