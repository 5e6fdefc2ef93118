import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { findOwnerFile } from '../config/owner-files'
import { decodeSegment } from '../routing/routes'

/** Content types by file extension; any other file is offered as a download. */
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * Responds with one of the owner's files, read from disk: added and replaced files need no restart.
 * @param pathname of the request, percent-encoded
 * @returns null when it names none of the owner's files
 */
export async function ownerFileResponse(request: Request, pathname: string): Promise<Response | null> {
  const segments = pathname.split('/').map(decodeSegment)
  // An encoded slash is not a separator, and can't be part of a file name.
  if (segments.some((segment) => segment === null || segment.includes('/'))) return null
  const file = findOwnerFile(segments.join('/'))
  if (!file) return null
  const { mtimeMs, size } = await stat(file)
  const etag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
  const headers = {
    etag,
    'cache-control': 'public, max-age=300',
    'content-type': type,
  }
  if (names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await readFile(file)), { headers })
}

/** Whether an `If-None-Match` header contains an ETag; a proxy that compresses marks it as weak. */
function names(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')))
}
