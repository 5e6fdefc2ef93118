import type { ResumeDocument } from '@/lib/resume/document'
import { sheetHtml } from '@/lib/resume/sheet-html'
import './resume-sheet.css'
import styles from './resume.module.css'

type ResumeSheetProps = { id: string; document: ResumeDocument; lang?: string }

/** Line breaks between blocks: they are for readers of the printed sheet's source, and weigh on every visitor. */
const BETWEEN_BLOCKS = />\n+/g

/** Dates for machines: every CV is there as JSON, and their bytes are those of the links to the CVs of roles. */
const MACHINE_DATES = /<\/?time[^>]*>/g

/** The CV, with the same markup and styles as its PDF, except for what only weighs on a page. */
export function ResumeSheet({ id, document, lang }: ResumeSheetProps) {
  return (
    <article
      id={id}
      className={`cv ${styles.sheet}`}
      lang={lang}
      dangerouslySetInnerHTML={{
        __html: sheetHtml(document, 2).replaceAll(MACHINE_DATES, '').replaceAll(BETWEEN_BLOCKS, '>'),
      }}
    />
  )
}
