import type { IncomingMessage, RequestListener, Server } from 'node:http'

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
