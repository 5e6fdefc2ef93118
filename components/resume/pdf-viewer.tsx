'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { CV_BREAKPOINT_PX, CV_SCALE_NARROW, CV_SCALE_WIDE } from '@/lib/config/constants'
import type { PdfDocumentProps } from './pdf-document'
import { PdfFailure } from './pdf-failure'
import { PdfFrames, type PdfSheet } from './pdf-frames'
import styles from './pdf-viewer.module.css'

const A4_WIDTH_PT = 595.28

/** Fallback for a file that the server couldn't read: one empty A4 page. */
const UNKNOWN: PdfSheet = { pages: 1, width: A4_WIDTH_PT, height: 841.89, version: '' }

/**
 * The embedded PDF (SPEC §2, §9): scale 1.7 above a window width of 786 px, otherwise 0.6, limited to the available
 * width. The first page is an image at first; the engine is loaded when the viewer comes within 300 px of the viewport.
 */
export function PdfViewer({ file, sheet }: { file: string; sheet: PdfSheet | null }) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  const [PdfDocument, setPdfDocument] = useState<ComponentType<PdfDocumentProps> | null>(null)

  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = frame.current
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
          () => setFailed(true), // the image stays
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

  const known = sheet ?? UNKNOWN
  return (
    <div ref={frame} className={styles.frame}>
      {PdfDocument && width !== null ? (
        <PdfDocument file={file} width={width} sheet={known} />
      ) : (
        <>
          {failed && <PdfFailure file={file} />}
          <PdfFrames sheet={known} />
        </>
      )}
    </div>
  )
}

/** Scale of a page (SPEC §2): 1.7 when the window is wider than 786 px, otherwise 0.6. */
export function viewerScale(windowWidth: number): number {
  return windowWidth > CV_BREAKPOINT_PX ? CV_SCALE_WIDE : CV_SCALE_NARROW
}
