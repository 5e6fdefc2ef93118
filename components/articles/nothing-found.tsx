import type { ReactNode } from 'react'
import { ARTICLE_LIST } from '@/lib/copy/article-list'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

type NothingFoundProps = {
  hidden: boolean
  searching: boolean
  illustration: ReactNode
  onShowAll: () => void
}

/** What stands in place of the cards when there are none (SPEC §2). Hidden, it waits for a search without a result. */
export function NothingFound({ hidden, searching, illustration, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.empty} hidden={hidden} data-none="">
      {illustration}
      <p className={styles.emptyTitle}>{ARTICLE_LIST.none}</p>
      <p>{searching ? ARTICLE_LIST.tryAnother : ARTICLE_LIST.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onShowAll}>
          {ARTICLE_LIST.all}
        </button>
      )}
    </div>
  )
}
