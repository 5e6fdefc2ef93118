import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { stopDelivery } from '../contact/messages'

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
 * Keep-alive timeout of idle connections, in milliseconds; Node's default of five seconds is too short. A proxy must be
 * the first to close a connection. If the site closes it just as the proxy sends a request, that request fails (502),
 * because proxies retry only requests that change nothing. nginx keeps connections for 60 s.
 */
export const IDLE_MS = 75_000
const CLOSE_IDLE_EVERY_MS = 50
/** How long idle connections still answer at the end of the process. */
const DRAIN_MS = 1_000

/** Sets up how the server treats connections: how long idle ones stay, upgrades, and the end of the process. */
export function manageConnections(server: Server): void {
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, IDLE_MS)
  // Requests to upgrade to another protocol (`h2c` of curl --http2 and of Java, `websocket`) are then handled as normal ones
  // (RFC 9110, 7.8). Next, which listens for `npm run dev`, would leave them without a response.
  server.removeAllListeners('upgrade')
  shutDownGracefully(server)
}

/**
 * Makes SIGTERM end the process promptly. Next closes the server, completes running requests, and then waits for idle
 * keep-alive connections to end. Each of them answers one more request, and is closed with it or a second later: closed
 * at once, as Node does it, those on which a proxy is just sending a message would lose it (502). A mail in transit is
 * awaited too: if aborted, it might have reached the owner's mailbox and would be sent again.
 */
function shutDownGracefully(server: Server): void {
  const close = server.close.bind(server)
  // Next calls this method, and ends the process in its callback.
  server.close = (done) => {
    const drained = performance.now() + DRAIN_MS
    const { closeIdleConnections } = server
    server.closeIdleConnections = () => {
      if (performance.now() >= drained) closeIdleConnections.call(server)
    }
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    const stopped = stopDelivery()
    return close((error) => {
      clearInterval(closing)
      void stopped.finally(() => done?.(error))
    })
  }
}

/** Absolute-form of a request target, `http://host/path`, as sent to proxies (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i
/** Methods that all addresses support. */
const READ_METHODS = ['GET', 'HEAD']
/** Addresses that decide about other methods themselves: the API, and those to which the contact form is sent. */
const WRITABLE = /^\/(?:api\/|contacto\/enviar$|en\/contact\/send$)/

/**
 * Normalises request targets before Next sees them. An absolute URL is reduced to its path, whatever its host, because
 * Next would redirect to it. Targets that make Next respond with a server error are refused. So are writing methods for
 * other addresses, which cause a server error for a file of `public/`.
 * @param headers of every response of the site
 */
export function guardRequestTargets(server: Server, headers: Record<string, string>): void {
  const answering = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const refused = refusalOf(request)
    if (refused)
      return void response
        .writeHead(refused, { ...headers, allow: READ_METHODS.join(', '), 'content-length': 0 })
        .end()
    for (const answer of answering) answer.call(server, request, response)
  })
}

/**
 * Normalises the target to origin-form.
 * @returns the status of a refusal; null when the request is accepted
 */
function refusalOf(request: IncomingMessage): 400 | 405 | null {
  const [, host, rest] = ABSOLUTE_FORM.exec(request.url ?? '') ?? []
  if (host !== undefined && rest !== undefined) {
    request.url = rest.startsWith('/') ? rest : `/${rest}`
    request.headers.host = host
  }
  const { method = '', url = '' } = request
  if (method === 'TRACE' || method === 'CONNECT') return 405
  if (url === '*') return method === 'OPTIONS' ? 405 : 400
  if (!url.startsWith('/')) return 400
  return READ_METHODS.includes(method) || WRITABLE.test(url) ? null : 405
}
