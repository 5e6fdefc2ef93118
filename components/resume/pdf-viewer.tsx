'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { CV_BREAKPOINT_PX, CV_SCALE_NARROW, CV_SCALE_WIDE } from '@/lib/constants'
import { RESUME } from '@/lib/copy/resume'
import styles from './pdf-viewer.module.css'

const PdfDocument = dynamic(() => import('./pdf-document').then(({ PdfDocument: component }) => component), {
  ssr: false,
  loading: () => <p className={styles.message}>{RESUME.loading()}</p>,
})

const A4_WIDTH_PT = 595.28

/**
 * The PDF in the page (SPEC §2, §9): scale 1.7 above 786 px of window width, 0.6 otherwise, never wider than there is
 * room. Its engine is loaded when the visitor comes near; the frame has the size of the first page from the start.
 */
export function PdfViewer({ file }: { file: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)

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

  return (
    <div ref={frame} className={styles.frame}>
      {width === null ? (
        <p className={styles.message}>{RESUME.loading()}</p>
      ) : (
        <PdfDocument file={file} width={width} />
      )}
    </div>
  )
}

/** SPEC §2: 1.7 when the window is wider than 786, otherwise 0.6. */
export function viewerScale(windowWidth: number): number {
  return windowWidth > CV_BREAKPOINT_PX ? CV_SCALE_WIDE : CV_SCALE_NARROW
}
