import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** An article has two forms at one address: its page, and its text for who prefers Markdown; see proxy.ts. */
const ARTICLE = /^\/article\/[^/?]+(?=\?|$)/

/**
 * Completes the answers at the addresses of articles just before they are sent, for Next writes over a `Vary` header of ours.
 */
export function completeArticleAnswers(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const [address] = ARTICLE.exec(request.url ?? '') ?? []
    if (address === undefined) return
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept'].flat().join(', '))
      // A cache that keeps one answer for an address, whatever `Vary` says, asks again for the next visitor.
      if (isMarkdown(response) && !address.endsWith('.md')) response.setHeader('cache-control', 'no-cache')
      return Reflect.apply(writeHead, response, call) as ServerResponse
    }
  })
}

function isMarkdown(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/markdown')
}
