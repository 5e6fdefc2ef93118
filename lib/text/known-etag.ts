/**
 * Whether a client has the answer with this ETag already (RFC 9110, 13.1.2). A proxy that compresses marks an ETag as weak.
 * @param header its `If-None-Match`
 */
export function isKnownEtag(header: string | null | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map(withoutMark)
  return known.includes('*') || known.includes(withoutMark(etag))
}

function withoutMark(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
