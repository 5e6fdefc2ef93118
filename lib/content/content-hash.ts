import { createHash } from 'node:crypto'

/**
 * Returns a hash of a text that is equal in every process and on every machine, so that instances which hold the same
 * content agree on its version without talking to each other. It is valid as a file name.
 */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
