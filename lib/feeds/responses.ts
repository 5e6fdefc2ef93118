import 'server-only'
import { createHash } from 'node:crypto'

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
