import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

const REQUEST_STARTS = 'http.server.request.start'

/**
 * Gives access to the HTTP server, which Next doesn't expose. Node's diagnostics channel passes the server with the
 * first request, before that request is handled.
 * @param onFound called once with the server
 */
export function withHttpServer(onFound: (server: Server) => void): void {
  const found = (message: unknown): void => {
    unsubscribe(REQUEST_STARTS, found)
    onFound((message as { server: Server }).server)
  }
  subscribe(REQUEST_STARTS, found)
}

/**
 * Registers a listener before every other request listener of a server.
 * @param listener handles a request itself, or passes it on
 */
export function interceptRequests(
  server: Server,
  listener: (request: IncomingMessage, response: ServerResponse, passOn: () => void) => void,
): void {
  const others = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    listener(request, response, () => {
      for (const other of others) other.call(server, request, response)
    })
  })
}
