import type { ResumeDocument } from '@/lib/resume/document'
import { sheetHtml } from '@/lib/resume/sheet-html'
import './resume-sheet.css'
import styles from './resume.module.css'

type ResumeSheetProps = { id: string; document: ResumeDocument; lang?: string }

/** The CV, with the same markup and styles as its PDF. */
export function ResumeSheet({ id, document, lang }: ResumeSheetProps) {
  return (
    <article
      id={id}
      className={`cv ${styles.sheet}`}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: sheetHtml(document, 2) }}
    />
  )
}
