import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { findOwnerFile } from '../config/owner-files'
import { isValidPathname } from '../routing/valid-pathname'
import { decodeSegment } from '../routing/routes'

/** Two edits within this time may leave the same modification time: a version is only cached for older files. */
const SETTLED_MS = 2_000

/**
 * The file that an address of this site names.
 * @param address root-relative, percent-encoded; a query or a hash doesn't count
 * @returns its absolute path; null when there is no such file, or the address can't name one
 */
export function ownFile(address: string): string | null {
  const pathname = address.replace(/[?#].*$/, '')
  const decoded = isValidPathname(pathname) ? decodeSegment(pathname) : null
  return decoded?.startsWith('/') ? findOwnerFile(decoded) : null
}

const versions = new LRUCache<string, { stamp: string; version: string }>({ max: 1_000 })

/**
 * A short hash of a file's content, the same on every machine. The file is read again only after it was changed.
 * @throws Error when there is no such file
 */
export async function fileVersion(file: string): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs, ctimeMs } = await stat(file, { bigint: true })
  const stamp = [ino, size, mtimeNs, ctimeNs].join(' ')
  const known = versions.get(file)
  if (known?.stamp === stamp) return known.version
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 8)
  if (Date.now() - Number(ctimeMs) > SETTLED_MS) versions.set(file, { stamp, version })
  return version
}
