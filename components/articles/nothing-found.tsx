import type { ReactNode } from 'react'
import type { ArticleListLabels } from '@/lib/copy/article-list'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

type NothingFoundProps = {
  labels: ArticleListLabels
  hidden: boolean
  searching: boolean
  /** What it says first, with a picture. */
  title: ReactNode
  onShowAll: () => void
}

/** What stands in place of the cards when there are none (SPEC §2). Hidden, it waits for a search without a result. */
export function NothingFound({ labels, hidden, searching, title, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.empty} hidden={hidden} data-none="">
      {title}
      <p>{searching ? labels.tryAnother : labels.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onShowAll}>
          {labels.all}
        </button>
      )}
    </div>
  )
}
