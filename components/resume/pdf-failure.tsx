import { RESUME } from '@/lib/copy/resume'
import styles from './pdf-viewer.module.css'

/** Says that the PDF can't be shown, with a link to the file. */
export function PdfFailure({ file, sentence = RESUME.failed }: { file: string; sentence?: string }) {
  return (
    <p className={styles.message} role="alert">
      {sentence} <a href={file}>{RESUME.openPdf}</a>
    </p>
  )
}
