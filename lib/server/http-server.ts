import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A connection that was opened before the server is asked for names it with its next request, a request that was begun
 * before with its response: it may be the only one before the site is stopped.
 */
const CHANNELS = ['net.server.socket', 'http.server.request.start', 'http.server.response.finish']

let known: Server | null = null

/**
 * Gives access to the HTTP server, which Next doesn't expose. Node's diagnostics channels pass each new connection, which
 * knows its server, before any request on it is read, each request before it is handled, and each response when it is sent.
 * @param onFound called once with the server: at once if it is known, else with the next connection or request
 */
export function withHttpServer(onFound: (server: Server) => void): void {
  if (known) return onFound(known)
  const found = (message: unknown): void => {
    const { socket } = message as { socket: Socket & { server?: Server } }
    if (!socket.server) return
    for (const channel of CHANNELS) unsubscribe(channel, found)
    known = socket.server.once('close', () => (known = null))
    onFound(known)
  }
  for (const channel of CHANNELS) subscribe(channel, found)
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
