import { decodeSegment } from './routes'

const MAX_PATH_LENGTH = 1_000
// Pages are kept in files named after their address, and a name has room for 255 bytes with its endings.
const MAX_SEGMENT_BYTES = 200

/**
 * Tells whether a path of an address can name a page: valid percent-encoding, no control characters, no way out of
 * its folder, and not so long that it is a mistake.
 * @param path as it came, still encoded
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
