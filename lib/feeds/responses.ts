import 'server-only'

/** An answer in one of the formats that machines read; others may embed it. */
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
