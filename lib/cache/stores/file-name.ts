import 'server-only'
import { createHash } from 'node:crypto'

/** Returns the file name of a value: valid in every file system, and equal for equal texts. */
export function fileNameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
