import 'server-only'
import { createHash } from 'node:crypto'

/** A response in a machine-readable format, with its content type and cache headers. */
export function textResponse(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      // Of the text, however it is compressed: who has it is not sent it again, also where it was made again meanwhile.
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...headers,
    },
  })
}
