import { rasterFormat } from '../../../images/image-format'
import { parseUrl } from '../../../text/parse-url'
import { asciiSlugOf } from '../../../text/slug'

const MAX_NAME = 60
/** Active content that a foreign SVG must not contain, because the file is served from the owner's origin. */
const ACTIVE = /<script|<foreignObject|<iframe|<!ENTITY|javascript:|\son\w+\s*=/i
const MAX_SVG_BYTES = 2 * 1024 * 1024

/**
 * Returns the file extension of a picture, judged by its bytes alone.
 * @returns null for anything browsers do not show as a picture, and for an SVG with active content
 */
export function pictureEnding(bytes: Uint8Array): string | null {
  const format = rasterFormat(bytes)
  if (format) return format === 'jpeg' ? 'jpg' : format
  if (bytes.length > MAX_SVG_BYTES) return null
  const text = Buffer.from(bytes).toString('utf8')
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(
    text,
  ) && !ACTIVE.test(text)
    ? 'svg'
    : null
}

/** Returns a plain file name without extension, from the last segment of a picture's URL. */
export function pictureName(address: string): string {
  const last = parseUrl(address)?.pathname.split('/').at(-1) ?? ''
  return asciiSlugOf(decoded(last).replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME) || 'imagen'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
