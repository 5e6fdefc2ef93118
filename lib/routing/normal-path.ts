import { decodeSegment } from './routes'

/**
 * One form for all spellings of a path, in requests as in the owner's table: decoded, composed (NFC), and without a
 * slash at its end.
 * @returns null for invalid percent-encoding
 */
export function normalPath(path: string): string | null {
  const decoded = decodeSegment(path)
  return decoded === null ? null : normalDecoded(decoded)
}

/** The normal form of a path that is decoded already. */
export function normalDecoded(path: string): string {
  const composed = path.normalize('NFC')
  return composed === '/' ? composed : composed.replace(/\/$/, '')
}
