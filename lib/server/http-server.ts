import type { RequestListener, IncomingMessage, Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { stopDelivery } from '../contact/messages'

/**
 * Keep-alive timeout of idle connections, in milliseconds; Node's default of five seconds is too short. A proxy must be
 * the first to close a connection. If the site closes it just as the proxy sends a request, that request fails (502),
 * because proxies retry only requests that change nothing. nginx keeps connections for 60 s.
 */
export const IDLE_MS = 75_000
const CLOSE_IDLE_EVERY_MS = 50
/** How long idle connections still answer at the end of the process. */
const DRAIN_MS = 1_000

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

/** Sets up how the server treats connections: how long idle ones stay, and the end of the process. */
export function manageConnections(server: Server): void {
  server.keepAliveTimeout = IDLE_MS
  let isEnding = false
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.on(signal, () => {
      // Ctrl-C sends one signal to npm and to this process, and npm's end then causes another.
      if (!isEnding) void shutDown(server).finally(() => process.exit(code))
      isEnding = true
    })
}

/**
 * Ends the server: no new connections, running requests are completed. An idle connection answers one more request, and
 * is closed with it or a second later: closed at once, as Node does it, those on which a proxy is just sending a message
 * would lose it (502). A mail in transit is awaited too: if aborted, it might have reached the owner's mailbox and would be
 * sent again.
 */
export async function shutDown(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const drained = performance.now() + DRAIN_MS
  const closing = setInterval(() => {
    if (performance.now() >= drained) server.closeIdleConnections()
  }, CLOSE_IDLE_EVERY_MS)
  // `close` of an HTTP server would close idle connections before anything could be answered on them.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  await Promise.all([closed, stopDelivery()])
  clearInterval(closing)
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
