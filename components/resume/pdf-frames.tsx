import type { ReactNode } from 'react'
import { withBase } from '@/lib/site/base-path'
import type { Language } from '@/lib/site/language'
import { VIEWER_COPY } from '@/lib/resume/viewer-words'
import { previewSources } from '@/lib/resume/addresses'
import type { PdfFacts } from '@/lib/resume/pdf-pages'
import styles from './pdf-viewer.module.css'

/** Maximum number of rendered pages: a long file must not exhaust a phone's memory. */
export const MAX_SHOWN_PAGES = 20

/**
 * A PDF, and the language of the page around it.
 * @param file URL of the PDF
 */
export type ShownPdf = { file: string; language: Language; sheet: PdfFacts }

/**
 * Placeholders in the pages' final size, so that nothing shifts. The first one shows an image of the page. `children`
 * overlay the top, where they move nothing.
 */
export function PdfFrames({ pdf, children }: { pdf: ShownPdf; children?: ReactNode }) {
  return (
    <div className={styles.document}>
      {Array.from({ length: Math.min(MAX_SHOWN_PAGES, Math.max(1, pdf.sheet.pages)) }, (_, index) => (
        <div key={index} className={styles.page} data-sheet>
          <Paper pdf={pdf} drawn={index === 0} />
        </div>
      ))}
      {children}
    </div>
  )
}

/**
 * One placeholder: an empty SVG, which has the page's aspect ratio at any width. The first page also has an image on
 * top of it. The image doesn't define the height, because its own aspect ratio is rounded to pixels.
 */
export function Paper({ pdf, drawn }: { pdf: ShownPdf; drawn: boolean }) {
  const { pages, width, height, version } = pdf.sheet
  return (
    <>
      <svg
        className={styles.paper}
        viewBox={`0 0 ${width.toFixed(2)} ${height.toFixed(2)}`}
        aria-hidden="true"
      />
      {drawn && version && (
        <img
          className={styles.picture}
          srcSet={previewSources(pdf.file, version)}
          sizes="(min-width: 787px) min(1012px, 90vw), 357px"
          alt={VIEWER_COPY[pdf.language].pageOf(1, pages)}
          width={Math.round(width)}
          height={Math.round(height)}
          loading="lazy"
          decoding="async"
        />
      )}
    </>
  )
}

/** A message that the pages are missing, with a link to the file. */
export function PdfFailure({ pdf, sentence }: { pdf: ShownPdf; sentence: string }) {
  return (
    <p className={styles.failure} role="alert">
      {sentence} <a href={withBase(pdf.file)}>{VIEWER_COPY[pdf.language].openPdf}</a>
    </p>
  )
}
