import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { findOwnerFile } from '../config/owner-files'
import { decodeSegment } from '../routing/routes'

/** What is served, by the ending of its name; anything else is offered as a download. */
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
 * A file of the owner's as it lies on disk at this moment: a new or a replaced one is served without a restart.
 * @param pathname as it came, still encoded
 * @returns null for what is no file of the owner's
 */
export async function ownerFileResponse(request: Request, pathname: string): Promise<Response | null> {
  const segments = pathname.split('/').map(decodeSegment)
  // A slash that was encoded is no separator: it can't be part of a file's name.
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

/** Whether an `If-None-Match` header names this version; a proxy that compresses marks it as weak. */
function names(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')))
}
