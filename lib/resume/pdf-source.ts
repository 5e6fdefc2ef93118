import { shortHash } from '../text/hash'
import { renderResumeHtml } from './resume-html'
import type { Resume } from './schema'

/** A comment behind the end of a PDF, which readers pass over. */
const MARK = /\n%source ([\w-]+)\n$/

/** Names what a PDF is printed from: it changes with the CV's data and with its look. */
export function resumeVersion(resume: Resume): string {
  return shortHash(renderResumeHtml(resume, []))
}

/** Writes into a PDF what it was printed from. */
export function markSource(pdf: Buffer, version: string): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%source ${version}\n`, 'latin1')])
}

/** What a PDF was printed from, or null where it doesn't say so. */
export function sourceOf(pdf: Buffer): string | null {
  return MARK.exec(pdf.subarray(-100).toString('latin1'))?.[1] ?? null
}
