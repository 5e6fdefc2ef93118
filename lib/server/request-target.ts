import type { IncomingMessage, RequestListener, Server } from 'node:http'

/** `http://host/path`, as proxies are asked (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i

/**
 * Puts requests in the form that Next understands before it sees them. An absolute address means its path on this
 * site, whatever its host: Next would redirect there. What Next answers with a fault of its own is refused.
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

/** @returns the status of a refusal, or null for a request that may go on, its target in origin-form */
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
