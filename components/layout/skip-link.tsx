import { SKIP_LINK } from '@/lib/copy/site'
import styles from './layout.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenido">
      {SKIP_LINK}
    </a>
  )
}
