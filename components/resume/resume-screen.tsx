import { RESUME_COPY } from '@/lib/resume/words'
import { sheetHtml } from '@/lib/resume/sheet-html'
import { downloadName, formAddress, resumePath, type ResumeVariant } from '@/lib/resume/addresses'
import type { ResumePage } from '@/lib/seo/resume-page'
import { ButtonLink } from '../ui/button-link'
import { ContactButton } from '../ui/contact-button'
import { Container } from '../ui/container'
import { DownloadIcon } from '../ui/icons'
import { JsonLd } from '../ui/json-ld'
import { PageHeading } from '../ui/page-heading'
import { CopyText } from './copy-text'
import { PdfViewer } from './pdf-viewer'
import { ResumeForms } from './resume-forms'
import { Spaced } from '../ui/spaced'
import './resume-sheet.css'
import styles from './resume.module.css'

const TEXT_ID = 'texto'

/**
 * A CV as HTML, with the markup and styles of its PDF, and as an embedded PDF, with a download button above and below
 * (SPEC §2). Without a PDF, both the buttons and the viewer are left out.
 */
export function ResumeScreen(page: ResumePage) {
  const { variant, files, document, heading, printed, data, wordsIn } = page
  const hasPdf = printed.forms.includes('pdf')
  return (
    <Container>
      <JsonLd data={data} />
      <div className={styles.screen}>
        <PageHeading title={heading} />
      </div>
      <RoleHint variant={variant} label={document.label} />
      <RoleLinks {...page} />
      <div className={styles.tools}>
        <Spaced>
          {hasPdf && <Download {...page} />}
          <ResumeForms language={variant.language} files={files} printed={printed.forms} />
          <ContactButton language={variant.language} />
          <CopyText file={formAddress(files, 'txt')} language={variant.language} />
        </Spaced>
      </div>
      <article
        id={TEXT_ID}
        className={`cv ${styles.sheet}`}
        lang={wordsIn}
        dangerouslySetInnerHTML={{ __html: sheetHtml(document, 2) }}
      />
      {hasPdf && <PrintedResume {...page} />}
    </Container>
  )
}

/** A note on a role's CV that links to the whole CV. */
function RoleHint({ variant, label }: { variant: ResumeVariant; label: string }) {
  if (variant.role === null) return null
  const copy = RESUME_COPY[variant.language]
  return (
    <p className={styles.role}>
      {copy.roleHint(label)} <a href={resumePath({ ...variant, role: null })}>{copy.wholeLink}</a>
    </p>
  )
}

/** Links from the whole CV to those of roles. */
function RoleLinks({ variant, roles }: ResumePage) {
  if (roles.length === 0) return null
  return (
    <p className={`${styles.role} ${styles.roles}`}>
      <Spaced>
        {RESUME_COPY[variant.language].rolesLead}
        {roles.map(({ label, href, lang }) => (
          <a key={href} href={href} lang={lang}>
            {label}
          </a>
        ))}
      </Spaced>
    </p>
  )
}

function PrintedResume(page: ResumePage) {
  const { variant, files, printed } = page
  const copy = RESUME_COPY[variant.language]
  return (
    <>
      <section aria-labelledby="documento" className={styles.document}>
        <h2 id="documento" className={styles.heading}>
          {copy.document}
        </h2>
        <p className={styles.hint}>
          {`${copy.smallPages} `}
          <a href={`#${TEXT_ID}`}>{copy.readText}</a>.
        </p>
        <PdfViewer file={formAddress(files, 'pdf')} language={variant.language} sheet={printed.facts} />
      </section>
      <p className={styles.tools}>
        <Download {...page} />
      </p>
    </>
  )
}

function Download({ variant, files }: ResumePage) {
  return (
    <ButtonLink href={formAddress(files, 'pdf')} download={downloadName(files, 'pdf')}>
      <DownloadIcon />
      {` ${RESUME_COPY[variant.language].download}`}
    </ButtonLink>
  )
}
