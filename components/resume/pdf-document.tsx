'use client'

import { useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { RESUME } from '@/lib/copy/resume'
import { PdfFailure } from './pdf-failure'
import { MAX_SHOWN_PAGES, Paper, PdfFrames, type PdfSheet } from './pdf-frames'
import { pixelRatio } from './pixel-ratio'
import { PdfZoom, ZOOM_STEPS } from './pdf-zoom'
import styles from './pdf-viewer.module.css'

// Bundled with the site: no third-party host.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** Below this page width the links are too small to tap and leave the tab order; the text version has them all. */
const LINKS_FROM_PX = 600

export type PdfDocumentProps = { file: string; width: number; sheet: PdfSheet }

/** The pages with selectable text and links; progress while loading, a link to the file on failure. */
export function PdfDocument({ file, width, sheet }: PdfDocumentProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(0)
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const [percent, setPercent] = useState<number | undefined>()
  const [zoom, setZoom] = useState(0)
  const [locked, setLocked] = useState(false)
  const failed = <PdfFailure file={file} sentence={locked ? RESUME.locked : RESUME.failed} />
  if (locked) return failed
  const shown = Math.min(pages, MAX_SHOWN_PAGES)
  const scale = ZOOM_STEPS[zoom] ?? 1
  const ratio = pixelRatio(
    window.devicePixelRatio,
    shown,
    width * scale,
    (width * scale * sheet.height) / sheet.width,
  )
  return (
    <>
      {pages > 0 && <PdfZoom step={zoom} onStep={setZoom} />}
      <div
        className={styles.scroll}
        {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': RESUME.document })}
      >
        <Document
          inputRef={frame}
          className={styles.document}
          file={file}
          suspense={false}
          externalLinkTarget="_blank"
          externalLinkRel="noopener noreferrer"
          loading={<Loading percent={percent} sheet={sheet} />}
          error={failed}
          noData={failed}
          onPassword={() => setLocked(true)}
          onLoadProgress={({ loaded, total }) =>
            setPercent(total ? Math.round((loaded / total) * 100) : undefined)
          }
          onLoadSuccess={({ numPages }) => setPages(numPages)}
        >
          {Array.from({ length: shown }, (_, index) => (
            <div key={index} className={styles.page} data-sheet data-zoom={zoom}>
              {/* The placeholder reserves the space until the page has been rendered above it. */}
              <Paper sheet={sheet} drawn={index === 0} />
              <div className={styles.drawing} data-drawn={drawn.includes(index)}>
                <Page
                  suspense={false}
                  pageNumber={index + 1}
                  width={width * scale}
                  devicePixelRatio={ratio}
                  onRenderSuccess={() => setDrawn((before) => [...before, index])}
                  onRenderAnnotationLayerSuccess={() =>
                    nameLinks(frame.current, width * scale >= LINKS_FROM_PX)
                  }
                  loading=""
                  error={failed}
                  aria-label={RESUME.pageOf(index + 1, pages)}
                />
              </div>
            </div>
          ))}
        </Document>
      </div>
      {pages > shown && <p className={styles.message}>{RESUME.tooLong(shown, pages)}</p>}
    </>
  )
}

function Loading({ percent, sheet }: { percent: number | undefined; sheet: PdfSheet }) {
  return (
    <div className={styles.document}>
      <p className={styles.progress} role="status">
        {RESUME.loading(percent)}
      </p>
      <PdfFrames sheet={sheet} />
    </div>
  )
}

/** The engine's links have no text: each gets its URL as accessible name. */
function nameLinks(frame: HTMLDivElement | null, reachable: boolean): void {
  for (const link of frame?.querySelectorAll<HTMLAnchorElement>('.annotationLayer a') ?? []) {
    link.setAttribute('aria-label', link.href.replace(/^(https?:\/\/|mailto:|tel:)/, ''))
    link.tabIndex = reachable ? 0 : -1
  }
}
