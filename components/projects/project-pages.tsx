import type { MouseEvent } from 'react'
import type { ProjectListWords } from '@/lib/projects/words'
import { pageItems } from '@/lib/projects/views'
import type { ProjectType } from '@/lib/content/types'
import { projectsPath } from '@/lib/site/routes'
import { fill } from '@/lib/text/fill'
import { ListLink } from '../ui/paged-list'
import { Spaced } from '../ui/spaced'
import styles from './project-pages.module.css'

type ProjectPagesProps = {
  current: number
  count: number
  type?: ProjectType
  words: ProjectListWords
  /** Path prefix of the page's language. */
  root: string
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Pagination: previous, page numbers, next. The arrows are disabled at the ends (SPEC §2). */
export function ProjectPages({ current, count, type, words, root, onFollow }: ProjectPagesProps) {
  const step = (page: number, label: string, sign: string) => (
    <ListLink
      className={styles.arrow}
      aria-label={label}
      href={root + projectsPath({ type, page })}
      exists={page >= 1 && page <= count}
      onClick={onFollow}
    >
      {sign}
    </ListLink>
  )
  return (
    <nav className={styles.pages} aria-label={words.paginationLabel}>
      <Spaced>
        {step(current - 1, words.previous, '←')}
        {pageItems(current, count).map((item, index) =>
          item === 'gap' ? (
            <span key={`gap-${index}`} className={styles.gap}>
              …
            </span>
          ) : (
            <ListLink
              key={item}
              href={root + projectsPath({ type, page: item })}
              className={styles.page}
              aria-label={fill(words.page, { page: item })}
              aria-current={item === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {item}
            </ListLink>
          ),
        )}
        {step(current + 1, words.next, '→')}
      </Spaced>
    </nav>
  )
}
