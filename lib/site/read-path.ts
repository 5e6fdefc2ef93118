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
