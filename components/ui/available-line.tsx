import type { Availability } from '@/lib/resume/current-resume'
import styles from './available-line.module.css'

/** What the owner is available for, in one line. */
export function AvailableLine({ text, lang }: Availability) {
  return (
    <p className={styles.available} lang={lang}>
      {text}
    </p>
  )
}
