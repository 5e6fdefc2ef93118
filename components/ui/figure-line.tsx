import type { Figure } from '@/lib/content/types'
import styles from './figure-line.module.css'

/** One number set large, with what it says beside it. */
export function FigureLine({ value, label }: Figure) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  )
}
