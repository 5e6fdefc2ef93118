import 'server-only'
import { createHash } from 'node:crypto'
import type { Picture } from './image'

const YEAR = 31_536_000

/** A picture as an answer. Its address changes with it, so it is kept for a year, or a minute if it stands in. */
export function imageResponse(request: Request, { type, bytes, whole }: Picture): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const versioned = new URL(request.url).searchParams.has('v')
  const headers = {
    etag,
    'cache-control': !whole
      ? 'public, max-age=60'
      : versioned
        ? `public, max-age=${YEAR}, immutable`
        : 'public, max-age=300',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': type,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}

export function imageMissing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}
