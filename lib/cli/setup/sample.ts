import { createHash } from 'node:crypto'
import sampleFiles from './sample-files.json'

/** Fingerprints of the starter's files, by their path in the content folder. */
export type SampleFiles = Readonly<Record<string, string>>
export const SAMPLE_FILES: SampleFiles = sampleFiles

const TEXT = /\.(?:ts|json|md|svg)$/

/** Returns a hash of a file. Line endings of texts are normalised, because Git changes them on some systems. */
export function fingerprint(name: string, data: Buffer | string): string {
  const held = TEXT.test(name) ? data.toString().replaceAll('\r\n', '\n') : data
  return createHash('sha256').update(held).digest('base64url').slice(0, 16)
}
