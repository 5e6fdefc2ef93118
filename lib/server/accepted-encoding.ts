export type Encoding = 'br' | 'gzip'

/** A list of plain codings, as browsers, crawlers and proxies send it; a quality is somebody else's to weigh. */
const PLAIN = /^[a-z, ]+$/

/** The better of two encodings that a client takes; null where it takes neither, or says how much it likes one. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header || !PLAIN.test(header)) return null
  const codings = header.split(',').map((coding) => coding.trim())
  if (codings.includes('br')) return 'br'
  return codings.includes('gzip') ? 'gzip' : null
}
