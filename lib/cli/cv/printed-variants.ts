import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../site/content-folder'
import { type Language, LANGUAGES } from '../../site/language'
import {
  formAddress,
  PRINTED_FORMS,
  type PrintedForm,
  type ResumeVariant,
  variantsOf,
} from '../../resume/addresses'
import { type ResumeDocument, resumeDocument } from '../../resume/document'
import { isTranslated, type LocalResume } from '../../resume/resume'
import { type ContactOf, formLink, shownResume } from '../../resume/current-resume'
import { shortHash } from '../../text/random'
import { listFiles } from '../list-files'
import { printHtml } from './print-html'
import { sourceOf } from './source-mark'

/** What makes the same content look otherwise, beside the markup and the stylesheet of the page. */
const MAKERS: Record<PrintedForm, string[]> = {
  pdf: ['print-pdf.ts', 'finish-pdf.ts', 'mark-artifacts.ts'],
  docx: ['docx.ts', 'docx-styles.ts'],
}

/** What a printed form is made from. @param modified its date, where the CV has one */
export type PrintSource = { document: ResumeDocument; modified: string | undefined }

/** The owner's CV in each language. */
type LocalResumes = Record<Language, LocalResume>

/** A form that `npm run cv` makes. @param address where it is served, and its place in the content folder */
export type Print = {
  address: string
  form: PrintedForm
  language: Language
  version: string
  source: PrintSource
}

/** Every form of every CV, in the languages that the owner wrote one in. @param site decides what it says of the contact */
export function listPrints(resumes: LocalResumes, site: ContactOf): Print[] {
  const languages = LANGUAGES.filter((language) => isTranslated(resumes[language]))
  return variantsOf(resumes.es.resume, languages).flatMap((variant) => {
    const source = printSource(resumes[variant.language], variant, site)
    return PRINTED_FORMS.map((form) => ({
      address: formAddress(variant, form),
      form,
      language: variant.language,
      version: sourceVersion(source, form),
      source,
    }))
  })
}

function printSource(
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
function sourceVersion({ document }: PrintSource, form: PrintedForm): string {
  const made = form === 'pdf' ? printHtml(document, []) : JSON.stringify(document)
  const makers = MAKERS[form].map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  return shortHash([made, ...makers].join('\n'))
}

/** Forms that were made for CVs which there aren't any more. Files of the owner's own are none of them. */
export function strayFiles(prints: readonly Print[], { content }: Folders): string[] {
  const wanted = prints.map(({ address }) => path.join(content, address))
  return listFiles(path.join(content, 'cv')).filter(
    (file) => !wanted.includes(file) && sourceOf(readFileSync(file)) !== null,
  )
}
