import type { ReactNode } from 'react'
import type { ARTICLES } from '@/lib/copy/articles'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

/** Rendered by the server, so that the script doesn't contain them. */
export type NothingTexts = (typeof ARTICLES)['nothing']

type NothingFoundProps = {
  hidden: boolean
  searching: boolean
  /** What it says first, with a picture. */
  title: ReactNode
  texts: NothingTexts
  onShowAll: () => void
}

/** What stands in place of the cards when there are none (SPEC §2). Hidden, it waits for a search without a result. */
export function NothingFound({ hidden, searching, title, texts, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.empty} hidden={hidden} data-none="">
      {title}
      <p>{searching ? texts.tryAnother : texts.noneYet}</p>
      {searching && (
        <button type="button" className={button.button} data-variant="outline" onClick={onShowAll}>
          {texts.all}
        </button>
      )}
    </div>
  )
}
