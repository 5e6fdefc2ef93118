import type { ReactNode } from 'react'
import type { ArticleListWords } from '@/lib/copy/article-list'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

type NothingFoundProps = {
  words: ArticleListWords
  hidden: boolean
  searching: boolean
  illustration: ReactNode
  onShowAll: () => void
}

/** What stands in place of the cards when there are none (SPEC §2). Hidden, it waits for a search without a result. */
export function NothingFound({ words, hidden, searching, illustration, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.empty} hidden={hidden} data-none="">
      {illustration}
      <p className={styles.emptyTitle}>{words.none}</p>
      <p>{searching ? words.tryAnother : words.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onShowAll}>
          {words.all}
        </button>
      )}
    </div>
  )
}
