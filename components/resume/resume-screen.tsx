import { RESUME_COPY } from '@/lib/resume/words'
import { COPY_TEXT } from '@/lib/resume/viewer-words'
import { sheetHtml } from '@/lib/resume/sheet-html'
import {
  downloadName,
  formAddress,
  resumePath,
  type ResumeVariant,
  type PrintedForm,
  type ResumeForm,
} from '@/lib/resume/addresses'
import type { ResumePage } from '@/lib/seo/resume-page'
import type { Language } from '@/lib/site/language'
import { ButtonLink } from '../ui/button-link'
import { ContactButton } from '../ui/contact-button'
import { Container, PageHeading } from '../ui/page-frame'
import { CopyFile } from '../ui/copy-file'
import { DownloadIcon } from '../ui/icons'
import { JsonLd } from '../ui/json-ld'
import { PdfViewer } from './pdf-viewer'
import { Spaced } from '../ui/spaced'
import button from '../ui/button.module.css'
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
          <CopyFile
            path={formAddress(files, 'txt')}
            words={COPY_TEXT[variant.language]}
            classNames={{ frame: styles.copy, button: button.button, note: styles.note }}
          />
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

/** Formats that open in the browser; the others are downloaded. */
const SHOWN: readonly ResumeForm[] = ['txt', 'json']

/** @param files the CV that the files belong to */
type ResumeFormsProps = { language: Language; files: ResumeVariant; printed: readonly PrintedForm[] }

/** Links to every available format of a CV and to the owner's contact card, in a list that opens without scripts. */
function ResumeForms({ language, files, printed }: ResumeFormsProps) {
  const { otherForms, forms } = RESUME_COPY[language]
  const offered: ResumeForm[] = [...printed, 'txt', 'json']
  const card = { ...files, role: null }
  return (
    <details className={styles.forms}>
      <summary className={button.button} data-variant="outline">
        {otherForms}
      </summary>
      <ul>
        {offered.map((form) => (
          <li key={form}>
            <a
              href={formAddress(files, form)}
              download={SHOWN.includes(form) ? undefined : downloadName(files, form)}
            >
              {forms[form]}
            </a>
          </li>
        ))}
        <li>
          <a href={formAddress(card, 'vcf')} download={downloadName(card, 'vcf')}>
            {forms.vcf}
          </a>
        </li>
      </ul>
    </details>
  )
}
