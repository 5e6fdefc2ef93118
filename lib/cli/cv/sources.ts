import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortHash } from '../../text/hash'
import type { PrintedForm } from '../../resume/addresses'
import { type ResumeDocument, resumeDocument } from '../../resume/document'
import type { LocalResume } from '../../resume/resume'
import { type ContactOf, formLink, shownResume } from '../../resume/shown-resume'
import type { ResumeVariant } from '../../resume/variant'
import { printHtml } from './print-html'

/** What makes the same content look otherwise, beside the markup and the stylesheet of the page. */
const MAKERS: Record<PrintedForm, string[]> = {
  pdf: ['print-pdf.ts', 'finish-pdf.ts', 'mark-artifacts.ts'],
  docx: ['docx.ts', 'docx-styles.ts'],
}

/** What a printed form is made from. @param modified its date, where the CV has one */
export type PrintSource = { document: ResumeDocument; modified: string | undefined }

export function printSource(
  { resume, borrowed }: LocalResume,
  variant: ResumeVariant,
  site: ContactOf,
): PrintSource {
  const form = formLink(site, variant.language)
  return {
    document: resumeDocument(shownResume(resume, site), variant, borrowed, form),
    modified: resume.meta?.lastModified,
  }
}

/** Names what a printed form is made from: it changes with the CV's words and with its look. */
export function sourceVersion({ document }: PrintSource, form: PrintedForm): string {
  const made = form === 'pdf' ? printHtml(document, []) : JSON.stringify(document)
  const makers = MAKERS[form].map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  return shortHash([made, ...makers].join('\n'))
}
