import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isKnownEtag } from '../text/known-etag'

/** An article has two forms at one address: its page, and its text for who prefers Markdown; see proxy.ts. */
const ARTICLE = /^\/article\/[^/?]+(?=\?|$)/
/** Headers of a body, which an answer without one lacks. */
const OF_BODY = ['content-length', 'content-encoding', 'transfer-encoding']

/**
 * Completes the answers at the addresses of articles just before they are sent: Next writes over a `Vary` header of ours,
 * and sends a text again to who has it.
 */
export function completeArticleAnswers(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const [address] = ARTICLE.exec(request.url ?? '') ?? []
    if (address === undefined) return
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      const [status = response.statusCode] = call
      response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept'].flat().join(', '))
      if (!isMarkdown(response)) return Reflect.apply(writeHead, response, call) as ServerResponse
      // A cache that keeps one answer for an address, whatever `Vary` says, asks again for the next visitor.
      if (!address.endsWith('.md')) response.setHeader('cache-control', 'no-cache')
      const answer =
        status === 200 && isKnownEtag(request.headers['if-none-match'], etagOf(response))
          ? notModified(response)
          : call
      return Reflect.apply(writeHead, response, answer) as ServerResponse
    }
  })
}

function isMarkdown(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/markdown')
}

/** Next sets lists of one. */
function etagOf(response: ServerResponse): string {
  return String(response.getHeader('etag'))
}

function notModified(response: ServerResponse): [status: number] {
  for (const name of OF_BODY) response.removeHeader(name)
  response.statusCode = 304
  response.statusMessage = 'Not Modified'
  return [304]
}
