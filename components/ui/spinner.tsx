import styles from './spinner.module.css'

/** Says that something is on its way, in words and, where motion is welcome, with a turning ring. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  )
}
