import { Mark, type OwnerMark } from '../ui/mark'
import styles from './start-overlay.module.css'

/**
 * The owner's mark, shown for 1200 ms on the first load (SPEC §2). The page around it can be read at once, that behind it
 * after a quarter of a second. It is a CSS animation, so that it ends without JavaScript and doesn't delay the page. It is
 * part of the layout, so that client-side navigation doesn't repeat it.
 */
export function StartOverlay({ mark }: { mark: OwnerMark }) {
  return (
    <div className={styles.overlay} aria-hidden="true">
      <Mark {...mark} className={styles.mark} />
    </div>
  )
}
