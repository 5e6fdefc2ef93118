import { createHash } from 'node:crypto'

/** Returns a short hash of a value's content, equal in every process and after every restart. */
export function versionOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(content) ?? 'undefined')
    .digest('base64url')
    .slice(0, 16)
}
