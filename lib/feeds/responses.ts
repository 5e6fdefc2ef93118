import 'server-only'
import { createHash } from 'node:crypto'
import { absoluteUrl } from '../site/site-url'
import { shortHash } from '../text/random'

/** Creates a response in a machine-readable format, with its content type and cache headers. */
export function textResponse(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      // Derived from the text, whatever its compression: clients that have it get a 304, even if the text was
      // regenerated since.
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...headers,
    },
  })
}

/**
 * Creates the response for a page's text in Markdown.
 * @param page path of the page, which is canonical
 */
export function markdownResponse(text: string, page: string): Response {
  return textResponse(text, 'text/markdown', {
    etag: `"${shortHash(text)}"`,
    link: `<${absoluteUrl(page)}>; rel="canonical"`,
  })
}
