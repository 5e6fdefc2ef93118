import 'server-only'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import parseRange from 'range-parser'
import { type Image, isBusyError, sharedImages } from './image-cache'
import { env } from '../site/env'
import { findOwnerFile } from '../site/content-folder'
import { isKnownEtag } from '../text/known-etag'
import { decodeSegment } from '../site/routes'
import { PHOTOGRAPH, withoutMetadata } from './image-format'
import { fileVersion } from './own-file'

const FIVE_MINUTES = 300

/**
 * `Cache-Control` of responses that may change under the same URL: clients revalidate them by ETag after five minutes,
 * or after the period of revalidation if that is shorter.
 */
export const SHORT_LIVED = `public, max-age=${Math.min(FIVE_MINUTES, env.REVALIDATE_SECONDS)}`

const FALLBACK = 'public, max-age=60'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Responds with an image, with 404 when there is none, or with 503 when the queue is full. Only the URL that names the
 * image's current version is immutable; under every other URL the image may change, so it is cached briefly.
 */
export async function imageResponse(
  request: Request,
  getImage: () => Promise<Image | null>,
): Promise<Response> {
  try {
    const image = await getImage()
    return image ? respond(request, image) : imageMissing()
  } catch (error) {
    if (!isBusyError(error)) throw error
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

export function imageMissing(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}

function respond(request: Request, { type, bytes, hash, version, isFallback }: Image): Response {
  const etag = `"${hash}"`
  const isCurrent = version !== null && new URL(request.url).searchParams.get('v') === version
  const headers = {
    etag,
    'cache-control': isFallback ? FALLBACK : isCurrent ? IMMUTABLE : SHORT_LIVED,
    'content-type': type,
  }
  if (isKnownEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}

/** Content types by file extension; any other file is offered as a download. */
const TYPES: Record<string, string> = {
  '.apng': 'image/png',
  '.avif': 'image/avif',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jfif': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Content types for files added to `public/` after the start; for earlier ones, Next knows the type. */
const PUBLIC_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
}

/**
 * Responds with one of the owner's files, read from disk: added and replaced files need no restart.
 * @param pathname of the request, percent-encoded
 * @returns null when it names none of the owner's files, or a photograph that can't be read
 */
export async function ownerFileResponse(request: Request, pathname: string): Promise<Response | null> {
  const segments = pathname.split('/').map(decodeSegment)
  // An encoded slash is not a separator, and can't be part of a file name.
  if (segments.some((segment) => segment === null || segment.includes('/'))) return null
  const file = findOwnerFile(segments.join('/'))
  if (!file) return null
  const etag = `"${await fileVersion(file)}"`
  const type = typeOf(pathname)
  const headers = { etag, 'cache-control': SHORT_LIVED, 'content-type': type }
  if (isKnownEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  // Without what they tell about place, time and camera.
  if (PHOTOGRAPH.test(pathname)) {
    const load = async () => ({ type, bytes: await withoutMetadata(await readFile(file)) })
    const picture = await sharedImages().get(`original ${etag} ${file}`, { load, name: pathname })
    return picture && new Response(picture.bytes, { headers })
  }
  const part = askedPart(request, { type, etag, length: (await stat(file)).size })
  const body = part.status === 416 ? null : await bytesOf(file, part.range)
  return new Response(body, { status: part.status, headers: { ...headers, ...part.headers } })
}

/** Reads a file, or only the requested byte range of it, because videos may be large. */
async function bytesOf(file: string, range: Part['range']): Promise<Uint8Array<ArrayBuffer>> {
  if (!range) return new Uint8Array(await readFile(file))
  const handle = await open(file)
  try {
    const bytes = new Uint8Array(range.end - range.start + 1)
    const { bytesRead } = await handle.read(bytes, { position: range.start })
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function typeOf(pathname: string): string {
  const ending = path.extname(pathname).toLowerCase()
  const types = pathname.startsWith('/images/') ? TYPES : { ...PUBLIC_TYPES, ...TYPES }
  return types[ending] ?? 'application/octet-stream'
}

/** Types that clients request in ranges: never compressed in transit, so the bytes are those of the file. */
const IN_PARTS = /^(?:audio|video)\/|^application\/(?:pdf|zip|octet-stream)$/

type File = { type: string; etag: string; length: number }

/** The response to a range request. @param range first and last byte to send; null for the whole file, or nothing */
type Part = {
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
