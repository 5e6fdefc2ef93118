import 'server-only'
import { createHash } from 'node:crypto'

/** A name for the file that holds a value: safe in every file system, and the same for the same text. */
export function fileNameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
