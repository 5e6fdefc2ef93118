import parseRange from 'range-parser'

/** What is played or loaded in parts: never compressed on its way, so that its bytes are those of the file. */
const IN_PARTS = /^(?:audio|video)\/|^application\/(?:pdf|zip|octet-stream)$/

type File = { type: string; etag: string; length: number }

/** @param range the first and the last byte that are asked for; null for all of them, or none */
export type Part = {
  status: 200 | 206 | 416
  range: { start: number; end: number } | null
  headers: Record<string, string>
}

/**
 * The part of a file that a request asks for (RFC 9110, 14): one range, as players and resumed downloads ask for it. Several at once,
 * and a range of another version of the file, are answered with all of it.
 */
export function askedPart(request: Request, { type, etag, length }: File): Part {
  if (!IN_PARTS.test(type)) return { status: 200, range: null, headers: {} }
  const inParts = { 'accept-ranges': 'bytes' }
  const ranges = rangesOf(request, length, etag)
  if (ranges === -1)
    return { status: 416, range: null, headers: { ...inParts, 'content-range': `bytes */${length}` } }
  const [range, another] = ranges
  if (!range || another) return { status: 200, range: null, headers: inParts }
  const { start, end } = range
  const headers = { ...inParts, 'content-range': `bytes ${start}-${end}/${length}` }
  return { status: 206, range: { start, end }, headers }
}

/** @returns the ranges of this version of the file; none for no request of that kind, and -1 where none lies within */
function rangesOf({ headers }: Request, length: number, etag: string): parseRange.Range[] | -1 {
  const [range, version] = [headers.get('range'), headers.get('if-range')]
  if (range === null || (version !== null && version !== etag)) return []
  const ranges = parseRange(length, range)
  if (ranges === -1) return -1
  return ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
}
