import { Mark } from '../ui/mark'
import styles from './start-overlay.module.css'

/**
 * Covers the page for 1200 ms at the first load (SPEC §2), in CSS alone: the page beneath is there already, it ends
 * without JavaScript, and because it lives in the layout it doesn't come back on the way through the site.
 */
export function StartOverlay() {
  return (
    <div className={styles.overlay} aria-hidden="true">
      <Mark className={styles.mark} />
    </div>
  )
}
