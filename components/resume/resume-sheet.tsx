import type { ResumeDocument } from '@/lib/resume/document'
import { sheetHtml } from '@/lib/resume/sheet-html'
import './resume-sheet.css'
import styles from './resume.module.css'

type ResumeSheetProps = { id: string; document: ResumeDocument; lang?: string }

/** Line breaks between blocks: they are for readers of the printed sheet's source, and weigh on every visitor. */
const BETWEEN_BLOCKS = />\n+/g

/**
 * Machine-readable dates. They are left out of the page, which would exceed its budget of bytes with them
 * (e2e/pages/weights.spec.ts); the JSON of every CV has them.
 */
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
