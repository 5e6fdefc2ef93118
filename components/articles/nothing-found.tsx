import type { ReactNode } from 'react'
import type { ARTICLES } from '@/lib/articles/words'
import button from '../ui/button.module.css'
import styles from './article-list.module.css'

/** Passed from the server, to keep the texts out of the client bundle. */
export type NothingTexts = (typeof ARTICLES)['nothing']

type NothingFoundProps = {
  hidden: boolean
  searching: boolean
  /** The heading, with a picture. */
  title: ReactNode
  texts: NothingTexts
  onShowAll: () => void
}

/** The empty state shown instead of the cards (SPEC §2). It is rendered hidden, ready for a search without results. */
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
