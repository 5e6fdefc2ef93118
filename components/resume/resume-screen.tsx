import { RESUME } from '@/lib/copy/resume'
import type { Resume } from '@/lib/resume/schema'
import { pageWords } from '@/lib/seo/page-words'
import { ButtonLink } from '../ui/button-link'
import { Container } from '../ui/container'
import { DownloadIcon } from '../ui/icons'
import { PageHeading } from '../ui/page-heading'
import type { PdfSheet } from './pdf-frames'
import { PdfViewer } from './pdf-viewer'
import { ResumeSheet } from './resume-sheet'
import styles from './resume.module.css'

/**
 * `printed` tells whether there is a PDF; without one no download is offered. `sheet` is null for an unreadable PDF.
 */
type ResumeScreenProps = { resume: Resume; sheet: PdfSheet | null; printed: boolean }

const TEXT_ID = 'texto'

/** The CV as HTML and as an embedded PDF, with a download button above and below (SPEC §2). */
export function ResumeScreen({ resume, sheet, printed }: ResumeScreenProps) {
  return (
    <Container>
      <div className={styles.screen}>
        <PageHeading title={pageWords('resume').heading} />
      </div>
      {printed && <Download />}
      <ResumeSheet id={TEXT_ID} resume={resume} />
      {printed && <PrintedResume sheet={sheet} />}
    </Container>
  )
}

function PrintedResume({ sheet }: { sheet: PdfSheet | null }) {
  return (
    <>
      <section aria-labelledby="documento" className={styles.document}>
        <h2 id="documento" className={styles.heading}>
          {RESUME.document}
        </h2>
        <p className={styles.hint}>
          {RESUME.smallPages} <a href={`#${TEXT_ID}`}>{RESUME.readText}</a>.
        </p>
        <PdfViewer file="/cv.pdf" sheet={sheet} />
      </section>
      <Download />
    </>
  )
}

function Download() {
  return (
    <p className={styles.download}>
      <ButtonLink href="/cv.pdf" download="cv.pdf">
        <DownloadIcon /> {RESUME.download}
      </ButtonLink>
    </p>
  )
}
