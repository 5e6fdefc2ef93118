import { ARTICLE_LIST } from '@/lib/copy/article-list'
import { GridIcon, ListIcon } from '../ui/icons'
import button from '../ui/button.module.css'
import styles from './list-tools.module.css'
import type { ListView } from './use-list-view'

type ListToolsProps = {
  term: string
  view: ListView
  onTerm: (term: string) => void
  onView: (view: ListView) => void
}

const VIEWS = [
  { view: 'grid', label: ARTICLE_LIST.gridView, Icon: GridIcon },
  { view: 'list', label: ARTICLE_LIST.listView, Icon: ListIcon },
] as const

/** The search box and the toggle between grid and list. Both need JavaScript and are hidden without it. */
export function ListTools({ term, view, onTerm, onView }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          placeholder={ARTICLE_LIST.searchPlaceholder}
          aria-label={ARTICLE_LIST.searchLabel}
          value={term}
          onChange={(event) => onTerm(event.target.value)}
        />
        {term && (
          <button type="button" className={button.button} data-variant="outline" onClick={() => onTerm('')}>
            {ARTICLE_LIST.clear}
          </button>
        )}
      </form>
      <div className={styles.views} role="group" aria-label={ARTICLE_LIST.viewLabel}>
        {VIEWS.map(({ view: option, label, Icon }) => (
          <button
            key={option}
            type="button"
            className={styles.view}
            aria-pressed={option === view}
            aria-label={label}
            title={label}
            onClick={() => onView(option)}
          >
            <Icon />
          </button>
        ))}
      </div>
    </div>
  )
}
