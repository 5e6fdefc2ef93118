export type Encoding = 'br' | 'gzip'

/** A coding, and how much the client likes it; 1 where it doesn't say (RFC 9110, 12.5.3). */
const CODING = /^\s*([a-z*]+)\s*(?:;\s*q\s*=\s*(\d(?:\.\d{0,3})?)\s*)?$/i

/** The better of two encodings that a client takes; null where it takes neither, or says what nobody understands. */
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
