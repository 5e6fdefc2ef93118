import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasText } from '../pages/text-pages'

/**
 * Completes the headers of responses at addresses with two representations, the page and its text for clients that prefer
 * Markdown (see proxy.ts), just before they are sent, because Next overwrites a `Vary` header that was set earlier.
 */
export function completeArticleAnswers(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!hasText(address)) return
    const { writeHead } = response
    response.writeHead = (...call: unknown[]) => {
      response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept'].flat().join(', '))
      // A cache that stores one response per address, ignoring `Vary`, then revalidates it for the next visitor.
      if (isMarkdown(response) && !address.endsWith('.md')) response.setHeader('cache-control', 'no-cache')
      return Reflect.apply(writeHead, response, call) as ServerResponse
    }
  })
}

function isMarkdown(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/markdown')
}
