import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { stopDelivery } from '../contact/messages'
import { causeOf, log } from '../site/log'
import { siteUrl } from '../site/site-url'
import { commonHeaders } from './response-headers.mjs'
import { SiteResponse } from './site-response'

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

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the HTTP server of `npm start` and of the container. It ends with the process, once what runs is complete.
 * @param answer Next's handler of requests
 */
export function createSiteServer(answer: Answer): Server {
  const options = { keepAliveTimeout: IDLE_MS, ServerResponse: SiteResponse }
  const server = createServer(options, (request, response) => {
    const refused = refusalOf(request)
    if (refused) return refuse(response, refused)
    answer(request, response).catch((error: unknown) => {
      log('error', 'server.fault', { message: causeOf(error) })
      response.statusCode = 500
      response.end('Internal Server Error')
    })
  })
  let isEnding = false
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.on(signal, () => {
      // Ctrl-C sends one signal to npm and to this process, and npm's end then causes another.
      if (!isEnding) void shutDown(server).finally(() => process.exit(code))
      isEnding = true
    })
  return server
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
/** Headers by which a client of the Pages Router asks for something else than the page, or for its route. */
const STEERING = ['x-middleware-prefetch', 'x-nextjs-data']
/** Methods that all addresses support. */
const READ_METHODS = ['GET', 'HEAD']
/** Addresses that decide about other methods themselves: the API, and those to which the contact form is sent. */
const WRITABLE = /^\/(?:api\/|contacto\/enviar$|en\/contact\/send$)/

const HEADERS = { ...commonHeaders(new URL(siteUrl)), allow: READ_METHODS.join(', '), 'content-length': 0 }

function refuse(response: ServerResponse, status: 400 | 405): void {
  response.writeHead(status, HEADERS).end()
}

/**
 * Normalises a request before Next sees it. An absolute URL is reduced to its path, whatever its host, because Next would
 * redirect to it. Targets that make Next respond with a server error are refused. So are writing methods for other
 * addresses, which cause a server error for a file of `public/`.
 * @returns the status of a refusal; null when the request is accepted
 */
function refusalOf(request: IncomingMessage): 400 | 405 | null {
  for (const name of STEERING) request.headers[name] = undefined
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
