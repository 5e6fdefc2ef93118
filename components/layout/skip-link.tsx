import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import styles from './layout.module.css'

export function SkipLink({ language = 'es' }: { language?: Language }) {
  return (
    <a className={styles.skip} href="#contenido">
      {wordsIn(language).frame.skip}
    </a>
  )
}
