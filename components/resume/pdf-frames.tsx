import { RESUME } from '@/lib/copy/resume'
import { previewSources } from '@/lib/resume/preview'
import styles from './pdf-viewer.module.css'

/** Limit of rendered pages: a long file must not exhaust the memory of a phone. */
export const MAX_SHOWN_PAGES = 20

export type PdfSheet = { pages: number; width: number; height: number; version: string }

/** Placeholders of the pages' final size, so that nothing shifts; the first shows an image of the page. */
export function PdfFrames({ sheet }: { sheet: PdfSheet }) {
  return Array.from({ length: Math.min(MAX_SHOWN_PAGES, Math.max(1, sheet.pages)) }, (_, index) => (
    <div key={index} className={styles.page} data-sheet>
      <Paper sheet={sheet} drawn={index === 0} />
    </div>
  ))
}

/** One placeholder: the image of the first page, or an empty SVG, which keeps the aspect ratio at any width. */
export function Paper({ sheet, drawn }: { sheet: PdfSheet; drawn: boolean }) {
  const { pages, width, height, version } = sheet
  if (!drawn || !version)
    return <svg className={styles.paper} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  return (
    <img
      className={styles.paper}
      srcSet={previewSources(version)}
      sizes="(min-width: 787px) min(1012px, 90vw), 357px"
      alt={RESUME.pageOf(1, pages)}
      width={Math.round(width)}
      height={Math.round(height)}
      loading="lazy"
      decoding="async"
    />
  )
}
