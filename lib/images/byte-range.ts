import parseRange from 'range-parser'

/** Types that clients request in ranges: never compressed in transit, so the bytes are those of the file. */
const IN_PARTS = /^(?:audio|video)\/|^application\/(?:pdf|zip|octet-stream)$/

type File = { type: string; etag: string; length: number }

/** The response to a range request. @param range first and last byte to send; null for the whole file, or nothing */
export type Part = {
  status: 200 | 206 | 416
  range: { start: number; end: number } | null
  headers: Record<string, string>
}

/**
 * Returns the part of a file that a request asks for (RFC 9110, 14). Supports a single range, as players and resumed
 * downloads send it. Responds with the whole file to several ranges, and to a range of another version of the file.
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

/**
 * @returns the requested ranges of this version of the file; none without a usable range request; -1 if no range is
 * within the file
 */
function rangesOf({ headers }: Request, length: number, etag: string): parseRange.Range[] | -1 {
  const [range, version] = [headers.get('range'), headers.get('if-range')]
  if (range === null || (version !== null && version !== etag)) return []
  const ranges = parseRange(length, range)
  if (ranges === -1) return -1
  return ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
}
