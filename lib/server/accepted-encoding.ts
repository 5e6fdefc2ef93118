export type Encoding = 'br' | 'gzip'

/** A content coding and the client's weight for it, 1 by default (RFC 9110, 12.5.3). */
const CODING = /^\s*([a-z*]+)\s*(?:;\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*)?$/i

/**
 * Returns the better of the two encodings that a client accepts.
 * @returns null when it accepts neither, or when the header is malformed
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const liked = new Map<string, number>()
  for (const part of header.split(',')) {
    const [, coding, quality = '1'] = CODING.exec(part) ?? []
    if (coding === undefined) return null
    liked.set(coding.toLowerCase(), Number(quality))
  }
  const takes = (coding: string) => (liked.get(coding) ?? liked.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
