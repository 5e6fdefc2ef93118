/**
 * Parses the page number of a path segment.
 * @returns null for anything but digits without leading zeros, and for page 1, whose path has no page segment
 */
export function readPageSegment(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}

/**
 * Parses a path of the article list.
 * @returns its page number, or null for any other path
 */
export function readArticlesPath(path: string): number | null {
  const tail = /^\/articles(?:\/page\/([^/]+))?$/.exec(path)
  if (!tail) return null
  return tail[1] === undefined ? 1 : readPageSegment(tail[1])
}

/**
 * Decodes a path segment.
 * @returns null for invalid percent-encoding
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * Normalises a path of a request or of the owner's table: decoded, composed (NFC), without a trailing slash.
 * @returns null for invalid percent-encoding
 */
export function normalPath(path: string): string | null {
  const decoded = decodeSegment(path)
  return decoded === null ? null : normalDecoded(decoded)
}

/** Normalises a path that is already decoded. */
export function normalDecoded(path: string): string {
  const composed = path.normalize('NFC')
  return composed === '/' ? composed : composed.replace(/\/$/, '')
}

const MAX_PATH_LENGTH = 1_000
// Longest slug plus the suffix of its Markdown version.
const MAX_SEGMENT_BYTES = 255 + '.md'.length

/**
 * Whether a path can belong to a page: valid percent-encoding, no control characters, no path traversal, and segments
 * no longer than a slug.
 * @param path percent-encoded
 */
export function isValidPathname(path: string): boolean {
  const decoded = path.length > MAX_PATH_LENGTH ? null : decodeSegment(path)
  return decoded !== null && decoded.split('/').every(isUsableSegment)
}

function isUsableSegment(segment: string): boolean {
  return (
    segment !== '..' &&
    !/[\u0000-\u001f\u007f\\]/.test(segment) &&
    new TextEncoder().encode(segment).length <= MAX_SEGMENT_BYTES
  )
}
