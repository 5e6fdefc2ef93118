import { decodeSegment } from './read-path'

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
