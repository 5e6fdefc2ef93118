import { createHash } from 'node:crypto'
import sampleFiles from './sample-files.json'

/** The files that come with the starter, by their place in the content folder. */
export type SampleFiles = Readonly<Record<string, string>>
export const SAMPLE_FILES: SampleFiles = sampleFiles

const TEXT = /\.(?:ts|json|md|svg)$/

/** A hash of a file. Line ends of a text don't count: Git changes them on some systems. */
export function fingerprint(name: string, data: Buffer | string): string {
  const held = TEXT.test(name) ? data.toString().replaceAll('\r\n', '\n') : data
  return createHash('sha256').update(held).digest('base64url').slice(0, 16)
}
