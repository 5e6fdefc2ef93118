import { shortHash } from '../../text/hash'
import type { PrintedForm } from '../../resume/addresses'
import { type ResumeDocument, resumeDocument } from '../../resume/document'
import type { LocalResume } from '../../resume/resume'
import type { ResumeVariant } from '../../resume/variant'
import { printHtml } from './print-html'

/** Raised with every change of what lib/cli/cv makes of the same content. */
const LOOK: Record<PrintedForm, number> = { pdf: 1, docx: 1 }

/** What a printed form is made from. @param modified its date, where the CV has one */
export type PrintSource = { document: ResumeDocument; modified: string | undefined }

export function printSource({ resume, borrowed }: LocalResume, variant: ResumeVariant): PrintSource {
  return { document: resumeDocument(resume, variant, borrowed), modified: resume.meta?.lastModified }
}

/** Names what a printed form is made from: it changes with the CV's words and with its look. */
export function sourceVersion({ document }: PrintSource, form: PrintedForm): string {
  const made = form === 'pdf' ? printHtml(document, []) : JSON.stringify(document)
  return shortHash(`${LOOK[form]} ${made}`)
}
