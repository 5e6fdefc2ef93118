'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { CV_BREAKPOINT_PX, CV_SCALE_NARROW, CV_SCALE_WIDE } from '@/lib/site/constants'
import type { PdfFacts } from '@/lib/resume/pdf-pages'
import { VIEWER_COPY } from '@/lib/resume/viewer-words'
import type { PdfDocumentProps } from './pdf-document'
import { PdfFailure, PdfFrames, type ShownPdf } from './pdf-frames'
import { PdfZoom } from './pdf-zoom'
import styles from './pdf-viewer.module.css'

const A4_WIDTH_PT = 595.28

/** Fallback for a file that the server couldn't read: one empty A4 page. */
const UNKNOWN: PdfFacts = { pages: 1, width: A4_WIDTH_PT, height: 841.89, version: '' }

type PdfViewerProps = Pick<ShownPdf, 'file' | 'language'> & { sheet: PdfFacts | null }

/**
 * The embedded PDF (SPEC §2, §9): scale 1.7 above a window width of 786 px, otherwise 0.6, limited to the available
 * width. At first the first page is an image. The engine is loaded once the viewer is within 300 px of the viewport.
 */
export function PdfViewer({ file, language, sheet }: PdfViewerProps) {
  const viewer = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  const [PdfDocument, setPdfDocument] = useState<ComponentType<PdfDocumentProps> | null>(null)
  const [missing, setMissing] = useState(false)
  const [ready, setReady] = useState(false)
  const [zoom, setZoom] = useState(0)

  useEffect(() => {
    const element = viewer.current
    if (!element) return
    const measure = () =>
      setWidth(Math.min(A4_WIDTH_PT * viewerScale(window.innerWidth), element.clientWidth))
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        resized.observe(element)
        import('./pdf-document').then(
          ({ PdfDocument: engine }) => setPdfDocument(() => engine),
          () => setMissing(true), // the image and the download link stay
        )
      },
      { rootMargin: '300px' },
    )
    const resized = new ResizeObserver(measure)
    near.observe(element)
    return () => {
      near.disconnect()
      resized.disconnect()
    }
  }, [])

  const pdf = { file, language, sheet: sheet ?? UNKNOWN }
  const copy = VIEWER_COPY[language]
  return (
    <div ref={viewer} className={styles.viewer} data-zoom={zoom}>
      <PdfZoom language={language} step={zoom} ready={ready} onStep={setZoom} />
      <div
        className={styles.frame}
        {...(zoom > 0 && { tabIndex: 0, role: 'group', 'aria-label': copy.document })}
      >
        {PdfDocument && width !== null ? (
          <PdfDocument pdf={pdf} width={width} zoom={zoom} onReady={() => setReady(true)} />
        ) : (
          <PdfFrames pdf={pdf}>{missing && <PdfFailure pdf={pdf} sentence={copy.failed} />}</PdfFrames>
        )}
      </div>
    </div>
  )
}

/** Returns the scale of a page (SPEC §2): 1.7 if the window is wider than 786 px, otherwise 0.6. */
function viewerScale(windowWidth: number): number {
  return windowWidth > CV_BREAKPOINT_PX ? CV_SCALE_WIDE : CV_SCALE_NARROW
}
