import { type ReactNode, useRef } from 'react'
import type { ListQuery } from '@/lib/articles/list-query'
import type { ArticleListWords } from '@/lib/copy/article-list'
import button from '../ui/button.module.css'
import field from '../ui/field.module.css'
import styles from './list-tools.module.css'

/** An icon for each view. */
export type ViewIcons = Record<ListQuery['view'], ReactNode>

type ListToolsProps = ListQuery & {
  words: ArticleListWords
  icons: ViewIcons
  onChange: (to: Partial<ListQuery>) => void
}

const VIEWS = [
  ['grid', 'gridView'],
  ['list', 'listView'],
] as const

/** The search box and the toggle between grid and list. Both need JavaScript and are hidden without it. */
export function ListTools({ words, term, view, icons, onChange }: ListToolsProps) {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange({ term: '' })
    box.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <input
          ref={box}
          type="search"
          className={field.field}
          placeholder={words.searchPlaceholder}
          aria-label={words.searchLabel}
          value={term}
          onChange={(event) => onChange({ term: event.target.value })}
        />
        <button type="button" className={button.button} data-variant="outline" hidden={!term} onClick={clear}>
          {words.clear}
        </button>
      </form>
      <div className={styles.views} role="group" aria-label={words.viewLabel}>
        {VIEWS.map(([option, label]) => (
          <button
            key={option}
            type="button"
            className={styles.view}
            value={option}
            aria-pressed={option === view}
            aria-label={words[label]}
            title={words[label]}
            onClick={() => onChange({ view: option })}
          >
            {icons[option]}
          </button>
        ))}
      </div>
    </div>
  )
}
