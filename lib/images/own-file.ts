import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { findOwnerFile } from '../config/owner-files'
import { isValidPathname } from '../routing/valid-pathname'
import { decodeSegment } from '../routing/routes'

/** Two edits within this time may leave the same times on a file: a version that was read sooner is not kept. */
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

/** A file as it is known: since when it was seen unchanged, and its version once that is long enough. */
type Seen = { stamp: string; since: number; version: string | null }
const seen = new LRUCache<string, Seen>({ max: 1_000 })

/**
 * A short hash of a file's content, the same on every machine. The file is read again only while it is new and after it
 * was changed.
 * @param now a clock that is never set; a file's own times are compared with each other alone
 * @throws Error when there is no such file
 */
export async function fileVersion(file: string, now = () => performance.now()): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true })
  const stamp = [ino, size, mtimeNs, ctimeNs].join(' ')
  const last = seen.get(file)
  const known = last?.stamp === stamp ? last : { stamp, since: now(), version: null }
  if (known.version !== null) return known.version
  const settled = now() - known.since > SETTLED_MS
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 8)
  seen.set(file, { ...known, version: settled ? version : null })
  return version
}
