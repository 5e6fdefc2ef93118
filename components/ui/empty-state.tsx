import { QuietPicture } from './quiet-picture'
import styles from './empty-state.module.css'

/** The picture of an empty drawer; decoration, the words beside it say what is the matter. */
export function EmptyState() {
  return (
    <QuietPicture className={styles.picture} src="/images/nothing-here.svg" alt="" width={640} height={480} />
  )
}
