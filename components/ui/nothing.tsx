import { QuietPicture } from './quiet-picture'
import styles from './nothing.module.css'

/** The picture of an empty drawer; decoration, the words beside it say what is the matter. */
export function Nothing() {
  return (
    <QuietPicture className={styles.picture} src="/images/nothing-here.svg" alt="" width={640} height={480} />
  )
}
