import { decodeSegment } from './read-path'

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
