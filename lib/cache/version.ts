import { createHash } from 'node:crypto'

/** A short name for a value's content: the same for equal contents, in every process and after every restart. */
export function versionOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(content) ?? 'undefined')
    .digest('base64url')
    .slice(0, 16)
}
