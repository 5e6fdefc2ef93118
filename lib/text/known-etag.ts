/**
 * Whether a client already has the response with this ETag (RFC 9110, 13.1.2). Weak and strong ETags count as equal,
 * because a proxy that compresses marks an ETag as weak.
 * @param header the request's `If-None-Match`
 */
export function isKnownEtag(header: string | null | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map(withoutMark)
  return known.includes('*') || known.includes(withoutMark(etag))
}

function withoutMark(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
