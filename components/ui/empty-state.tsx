import { Picture } from './picture'
import styles from '../layout/layout.module.css'

/** Decorative illustration of an empty state, which may be hidden at first; the text beside it is up to the caller. */
export function EmptyState() {
  return (
    <Picture
      className={styles.panelPicture}
      src="/images/nothing-here.svg"
      alt=""
      width={640}
      height={480}
      loading="lazy"
    />
  )
}
