import type { IncomingMessage, RequestListener, Server } from 'node:http'

/** Absolute-form of a request target, `http://host/path`, as sent to proxies (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i

/**
 * Normalises request targets before Next sees them. An absolute URL is reduced to its path, whatever its host, as
 * Next would redirect to it. Targets that make Next respond with a server error are refused.
 */
export function guardRequestTargets(server: Server): void {
  const answering = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const refused = refusalOf(request)
    if (refused) return void response.writeHead(refused, { allow: 'GET, HEAD', 'content-length': 0 }).end()
    for (const answer of answering) answer.call(server, request, response)
  })
}

/** @returns the status of a refusal; null after normalising the target to origin-form */
function refusalOf(request: IncomingMessage): 400 | 405 | null {
  const [, host, rest] = ABSOLUTE_FORM.exec(request.url ?? '') ?? []
  if (host !== undefined && rest !== undefined) {
    request.url = rest.startsWith('/') ? rest : `/${rest}`
    request.headers.host = host
  }
  if (request.method === 'TRACE' || request.method === 'CONNECT') return 405
  if (request.url === '*') return request.method === 'OPTIONS' ? 405 : 400
  return request.url?.startsWith('/') ? null : 400
}
