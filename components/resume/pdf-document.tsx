'use client'

import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { RESUME } from '@/lib/copy/resume'
import styles from './pdf-viewer.module.css'

// Served from this site, like everything else.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

type PdfDocumentProps = { file: string; width: number }

/** Every page, with its text to select and its links; progress while it loads, a plain link if it can't be shown. */
export function PdfDocument({ file, width }: PdfDocumentProps) {
  const [pages, setPages] = useState(0)
  const [percent, setPercent] = useState<number | undefined>()
  const failed = (
    <p className={styles.message} role="alert">
      {RESUME.failed} <a href={file}>{RESUME.openPdf}</a>
    </p>
  )
  const loading = (
    <p className={styles.message} role="status">
      {RESUME.loading(percent)}
    </p>
  )
  return (
    <Document
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
        <Page
          key={index}
          suspense={false}
          pageNumber={index + 1}
          width={width}
          className={styles.page}
          loading={loading}
          error={failed}
          aria-label={RESUME.pageOf(index + 1, pages)}
        />
      ))}
    </Document>
  )
}
