import type { ReactNode } from 'react'
import { RESUME } from '@/lib/copy/resume'
import { previewSources } from '@/lib/resume/preview'
import styles from './pdf-viewer.module.css'

/** Limit of rendered pages: a long file must not exhaust the memory of a phone. */
export const MAX_SHOWN_PAGES = 20

export type PdfSheet = { pages: number; width: number; height: number; version: string }

/**
 * Placeholders of the pages' final size, so that nothing shifts; the first shows an image of the page. `children` is
 * laid over its top, where it moves nothing.
 */
export function PdfFrames({ sheet, children }: { sheet: PdfSheet; children?: ReactNode }) {
  return (
    <div className={styles.document}>
      {Array.from({ length: Math.min(MAX_SHOWN_PAGES, Math.max(1, sheet.pages)) }, (_, index) => (
        <div key={index} className={styles.page} data-sheet>
          <Paper sheet={sheet} drawn={index === 0} />
        </div>
      ))}
      {children}
    </div>
  )
}

/**
 * One placeholder: an empty SVG, which has the page's aspect ratio at any width, and on the first page an image above
 * it. The image doesn't give the height: its own ratio is rounded to pixels.
 */
export function Paper({ sheet, drawn }: { sheet: PdfSheet; drawn: boolean }) {
  const { pages, width, height, version } = sheet
  return (
    <>
      <svg className={styles.paper} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {drawn && version && (
        <img
          className={styles.picture}
          srcSet={previewSources(version)}
          sizes="(min-width: 787px) min(1012px, 90vw), 357px"
          alt={RESUME.pageOf(1, pages)}
          width={Math.round(width)}
          height={Math.round(height)}
          loading="lazy"
          decoding="async"
        />
      )}
    </>
  )
}

/** Says why the pages are missing, with a link to the file. */
export function PdfFailure({ file, sentence }: { file: string; sentence: string }) {
  return (
    <p className={styles.failure} role="alert">
      {sentence} <a href={file}>{RESUME.openPdf}</a>
    </p>
  )
}
