import 'server-only'
import { isKnownEtag } from '../text/known-etag'
import type { Image } from './image'
import { isBusyError } from './image-cache'
import { env } from '../site/env'

const FIVE_MINUTES = 300

/**
 * `Cache-Control` of responses that may change under the same URL: clients revalidate them by ETag after five minutes,
 * or after the period of revalidation if that is shorter.
 */
export const SHORT_LIVED = `public, max-age=${Math.min(FIVE_MINUTES, env.REVALIDATE_SECONDS)}`

const FALLBACK = 'public, max-age=60'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Responds with an image, with 404 when there is none, or with 503 when the queue is full. Only the URL that names the
 * image's current version is immutable; under every other URL the image may change, so it is cached briefly.
 */
export async function imageResponse(
  request: Request,
  getImage: () => Promise<Image | null>,
): Promise<Response> {
  try {
    const image = await getImage()
    return image ? respond(request, image) : imageMissing()
  } catch (error) {
    if (!isBusyError(error)) throw error
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

export function imageMissing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}

function respond(request: Request, { type, bytes, hash, version, isFallback }: Image): Response {
  const etag = `"${hash}"`
  const isCurrent = version !== null && new URL(request.url).searchParams.get('v') === version
  const headers = {
    etag,
    'cache-control': isFallback ? FALLBACK : isCurrent ? IMMUTABLE : SHORT_LIVED,
    'content-type': type,
  }
  if (isKnownEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}
