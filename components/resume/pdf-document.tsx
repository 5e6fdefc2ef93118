'use client'

import { useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { withBase } from '@/lib/site/base-path'
import { makeStreamsIterable } from '@/lib/resume/older-node'
import { VIEWER_COPY } from '@/lib/resume/viewer-words'
import { MAX_SHOWN_PAGES, Paper, PdfFailure, PdfFrames, type ShownPdf } from './pdf-frames'
import { pixelRatio } from './pixel-ratio'
import { ZOOM_STEPS } from './pdf-zoom'
import styles from './pdf-viewer.module.css'

// Bundled with the site, to avoid a third-party host.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

makeStreamsIterable()

/** Below this page width the links are too small to tap, and leave the tab order. The text version has them all. */
const LINKS_FROM_PX = 600

export type PdfDocumentProps = { pdf: ShownPdf; width: number; zoom: number; onReady: () => void }

/** The pages with selectable text and links. Shows progress while loading, and a link to the file on failure. */
export function PdfDocument({ pdf: shown, width, zoom, onReady }: PdfDocumentProps) {
  const copy = VIEWER_COPY[shown.language]
  const [percent, setPercent] = useState<number | undefined>()
  const [locked, setLocked] = useState(false)
  const failed = (
    <PdfFrames pdf={shown}>
      <PdfFailure pdf={shown} sentence={locked ? copy.locked : copy.failed} />
    </PdfFrames>
  )
  if (locked) return failed
  return (
    <Document
      file={withBase(shown.file)}
      suspense={false}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      loading={
        <PdfFrames pdf={shown}>
          <p className={styles.progress} role="status">
            {copy.loading(percent)}
          </p>
        </PdfFrames>
      }
      error={failed}
      noData={failed}
      onPassword={() => setLocked(true)}
      onLoadProgress={({ loaded, total }) =>
        setPercent(total ? Math.round((loaded / total) * 100) : undefined)
      }
      onLoadSuccess={onReady}
    >
      {/* A render function: a page count in state would cause one frame without pages, and a layout shift. */}
      {({ pdf }) => <Sheets pages={pdf.numPages} width={width * (ZOOM_STEPS[zoom] ?? 1)} pdf={shown} />}
    </Document>
  )
}

type SheetsProps = { pages: number; width: number; pdf: ShownPdf }

function Sheets({ pages, width, pdf }: SheetsProps) {
  const { sheet, language } = pdf
  const copy = VIEWER_COPY[language]
  const frame = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const [textMissing, setTextMissing] = useState(false)
  const shown = Math.min(pages, MAX_SHOWN_PAGES)
  const ratio = pixelRatio(window.devicePixelRatio, shown, width, (width * sheet.height) / sheet.width)
  const failed = <PdfFailure pdf={pdf} sentence={copy.failed} />
  return (
    <div ref={frame} className={styles.document}>
      {Array.from({ length: shown }, (_, index) => {
        const show = () => setDrawn((before) => [...before, index])
        return (
          <div key={index} className={styles.page} data-sheet>
            {/* The placeholder reserves the space until the page is rendered above it. */}
            <Paper pdf={pdf} drawn={index === 0} />
            <div className={styles.drawing} data-drawn={drawn.includes(index)}>
              <Page
                suspense={false}
                pageNumber={index + 1}
                width={width}
                devicePixelRatio={ratio}
                onRenderSuccess={show}
                onLoadError={show}
                onGetTextError={() => setTextMissing(true)}
                onRenderTextLayerError={() => setTextMissing(true)}
                onRenderAnnotationLayerSuccess={() => nameLinks(frame.current, width >= LINKS_FROM_PX)}
                loading=""
                error={failed}
                aria-label={copy.pageOf(index + 1, pages)}
              />
            </div>
          </div>
        )
      })}
      {textMissing && (
        <p className={styles.message} role="alert">
          {copy.textMissing}
        </p>
      )}
      {pages > shown && <p className={styles.message}>{copy.tooLong(shown, pages)}</p>}
    </div>
  )
}

/** Gives each link its URL as accessible name, because the engine's links have no text. */
function nameLinks(frame: HTMLDivElement | null, reachable: boolean): void {
  for (const link of frame?.querySelectorAll<HTMLAnchorElement>('.annotationLayer a') ?? []) {
    link.setAttribute('aria-label', link.href.replace(/^(https?:\/\/|mailto:|tel:)/, ''))
    link.tabIndex = reachable ? 0 : -1
  }
}
