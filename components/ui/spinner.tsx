import styles from './spinner.module.css'

/** A loading indicator with a label. The ring rotates unless reduced motion is preferred. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  )
}
