import { rasterFormat } from '../../../images/image-format'
import { parseUrl } from '../../../text/parse-url'
import { asciiSlugOf } from '../../../text/slug'

const MAX_NAME = 60
/** What a drawing of somebody else's must not bring along: the file is served from the owner's own address. */
const ACTIVE = /<script|<foreignObject|<iframe|<!ENTITY|javascript:|\son\w+\s*=/i
const MAX_SVG_BYTES = 2 * 1024 * 1024

/**
 * The ending of a picture's file, by its bytes alone.
 * @returns null for what is no picture that browsers show, and for a drawing with scripts
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

/** A plain name for the file of a picture, without its ending, after the last part of its address. */
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
