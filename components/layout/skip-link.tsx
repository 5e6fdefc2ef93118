import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import styles from './layout.module.css'

export function SkipLink({ language = 'es' }: { language?: Language }) {
  return (
    <a className={styles.skip} href="#contenido">
      {wordsIn(language).frame.skip}
    </a>
  )
}
