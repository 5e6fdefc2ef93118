import parseRange from 'range-parser'

/** What is played or loaded in parts: never compressed on its way, so that its bytes are those of the file. */
const IN_PARTS = /^(?:audio|video)\/|^application\/(?:pdf|zip|octet-stream)$/

type Bytes = Uint8Array<ArrayBuffer>
export type Part = { status: 200 | 206 | 416; bytes: Bytes; headers: Record<string, string> }

/**
 * The part of a file that a request asks for (RFC 9110, 14): one range, as players and resumed downloads ask for it. Several at once,
 * and a range of another version of the file, are answered with all of it.
 */
export function askedPart(request: Request, bytes: Bytes, file: { type: string; etag: string }): Part {
  if (!IN_PARTS.test(file.type)) return { status: 200, bytes, headers: {} }
  const inParts = { 'accept-ranges': 'bytes' }
  const ranges = rangesOf(request, bytes.length, file.etag)
  if (ranges === -1) {
    const headers = { ...inParts, 'content-range': `bytes */${bytes.length}` }
    return { status: 416, bytes: new Uint8Array(), headers }
  }
  const [range, another] = ranges
  if (!range || another) return { status: 200, bytes, headers: inParts }
  const { start, end } = range
  const headers = { ...inParts, 'content-range': `bytes ${start}-${end}/${bytes.length}` }
  return { status: 206, bytes: bytes.slice(start, end + 1), headers }
}

/** @returns the ranges of this version of the file; none for no request of that kind, and -1 where none lies within */
function rangesOf({ headers }: Request, length: number, etag: string): parseRange.Range[] | -1 {
  const [range, version] = [headers.get('range'), headers.get('if-range')]
  if (range === null || (version !== null && version !== etag)) return []
  const ranges = parseRange(length, range)
  if (ranges === -1) return -1
  return ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
}
