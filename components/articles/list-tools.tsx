import { type ReactNode, useRef, type SyntheticEvent } from 'react'
import type { ListQuery } from '@/lib/articles/list-query'
import type { ArticleListLabels } from '@/lib/articles/words'
import button from '../ui/button.module.css'
import field from '../ui/field.module.css'
import styles from './list-tools.module.css'

/** A selectable view. */
export type ViewOption = Pick<ListQuery, 'view'> & { label: string; icon: ReactNode }

type ListToolsProps = ListQuery & {
  labels: ArticleListLabels
  views: ViewOption[]
  onChange: (to: Partial<ListQuery>) => void
}

/** The search box and the toggle between grid and list. Both need JavaScript, and are hidden without it. */
export function ListTools({ labels, term, view, views, onChange }: ListToolsProps) {
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange({ term: '' })
    box.current?.focus()
  }
  return (
    <div className={styles.tools}>
      <form role="search" className={styles.search} onSubmit={preventDefault}>
        <input
          ref={box}
          type="search"
          className={field.field}
          placeholder={labels.searchPlaceholder}
          aria-label={labels.searchLabel}
          value={term}
          onChange={(event) => onChange({ term: event.target.value })}
        />
        <button
          type="button"
          className={`${button.button} ${styles.clear}`}
          data-variant="outline"
          hidden={!term}
          onClick={clear}
        >
          {labels.clear}
        </button>
      </form>
      <div className={styles.views} role="group" aria-label={labels.viewLabel}>
        {views.map(({ view: option, label, icon }) => (
          <button
            key={option}
            type="button"
            className={styles.view}
            value={option}
            aria-pressed={option === view}
            title={label}
            onClick={() => onChange({ view: option })}
          >
            {icon}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Cancels an event: of a form that is never submitted, or of a link that is disabled for now. */
export function preventDefault(event: SyntheticEvent): void {
  event.preventDefault()
}
