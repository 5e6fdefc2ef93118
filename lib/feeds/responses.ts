import 'server-only'

/** A response in a machine-readable format, with its content type and cache headers. */
export function textResponse(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      ...headers,
    },
  })
}
