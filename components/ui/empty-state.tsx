import { emptyDrawing } from '@/lib/covers/in-accent'
import styles from '../layout/layout.module.css'
import { Picture } from './picture'

/**
 * Decorative illustration of an empty state. The caller provides the text. It loads lazily, as the state may be hidden
 * at first.
 */
export function EmptyState() {
  return (
    <Picture
      className={styles.panelPicture}
      src={emptyDrawing()}
      alt=""
      width={640}
      height={480}
      loading="lazy"
    />
  )
}
