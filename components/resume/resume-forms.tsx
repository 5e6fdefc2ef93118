import type { Language } from '@/lib/site/language'
import { RESUME_COPY } from '@/lib/resume/words'
import {
  downloadName,
  formAddress,
  type PrintedForm,
  type ResumeForm,
  type ResumeVariant,
} from '@/lib/resume/addresses'
import button from '../ui/button.module.css'
import styles from './resume.module.css'

/** Formats that open in the browser; the others are downloaded. */
const SHOWN: readonly ResumeForm[] = ['txt', 'json']

/** @param files the CV that the files belong to */
type ResumeFormsProps = { language: Language; files: ResumeVariant; printed: readonly PrintedForm[] }

/** Links to every available format of a CV and to the owner's contact card, in a list that opens without scripts. */
export function ResumeForms({ language, files, printed }: ResumeFormsProps) {
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
