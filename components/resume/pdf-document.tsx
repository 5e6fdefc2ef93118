'use client'

import { useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { RESUME } from '@/lib/copy/resume'
import { Paper, PdfFrames, type PdfSheet } from './pdf-frames'
import styles from './pdf-viewer.module.css'

// Served from this site, like everything else.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** Below this width the links of a page are too small to be pressed; the text above the document has them all. */
const LINKS_FROM_PX = 600

export type PdfDocumentProps = { file: string; width: number; sheet: PdfSheet }

/** Every page, with its text to select and its links; progress while it loads, a plain link if it can't be shown. */
export function PdfDocument({ file, width, sheet }: PdfDocumentProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState(0)
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const [percent, setPercent] = useState<number | undefined>()
  const failed = (
    <p className={styles.message} role="alert">
      {RESUME.failed} <a href={file}>{RESUME.openPdf}</a>
    </p>
  )
  const loading = (
    <div className={styles.document}>
      <p className={styles.progress} role="status">
        {RESUME.loading(percent)}
      </p>
      <PdfFrames sheet={sheet} />
    </div>
  )
  return (
    <Document
      inputRef={frame}
      className={styles.document}
      file={file}
      suspense={false}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      loading={loading}
      error={failed}
      noData={failed}
      onPassword={() => setPages(0)}
      onLoadProgress={({ loaded, total }) =>
        setPercent(total ? Math.round((loaded / total) * 100) : undefined)
      }
      onLoadSuccess={({ numPages }) => setPages(numPages)}
    >
      {Array.from({ length: pages }, (_, index) => (
        <div key={index} className={styles.page} data-sheet>
          {/* The sheet keeps the place, and is covered when the page has been drawn. */}
          <Paper sheet={sheet} drawn={index === 0} />
          <div className={styles.drawing} data-drawn={drawn.includes(index)}>
            <Page
              suspense={false}
              pageNumber={index + 1}
              width={width}
              onRenderSuccess={() => setDrawn((before) => [...before, index])}
              onRenderAnnotationLayerSuccess={() => nameLinks(frame.current, width >= LINKS_FROM_PX)}
              loading=""
              error={failed}
              aria-label={RESUME.pageOf(index + 1, pages)}
            />
          </div>
        </div>
      ))}
    </Document>
  )
}

/** The engine lays empty links over the page's text; each gets its address as its name. */
function nameLinks(frame: HTMLDivElement | null, reachable: boolean): void {
  for (const link of frame?.querySelectorAll<HTMLAnchorElement>('.annotationLayer a') ?? []) {
    link.setAttribute('aria-label', link.href.replace(/^(https?:\/\/|mailto:|tel:)/, ''))
    link.tabIndex = reachable ? 0 : -1
  }
}
