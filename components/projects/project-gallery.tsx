'use client'

import { withBase } from '@/lib/site/base-path'
import type { ProjectListWords } from '@/lib/projects/words'
import { PROJECT_TYPES, type ProjectType } from '@/lib/content/types'
import { projectsPath } from '@/lib/site/routes'
import { fill } from '@/lib/text/fill'
import { CardGrid } from '../ui/card-grid'
import button from '../ui/button.module.css'
import { ListFailed, ListLink } from '../ui/paged-list'
import { usePagedList } from '../ui/use-paged-list'
import hidden from '../ui/visually-hidden.module.css'
import { ProjectPages } from './project-pages'
import styles from './projects.module.css'
import type { RenderedPage } from './rendered-page'
import { Spaced } from '../ui/spaced'

type ProjectGalleryProps = {
  page: RenderedPage
  type?: ProjectType
  all: number
  words: ProjectListWords
  /** Path prefix of the page's language. */
  root: '' | '/en'
}

/** Filters, cards, pagination and count (SPEC §2). On an error the previous list stays (SPEC §4). */
export function ProjectGallery({ page, type: initialType, all, words, root }: ProjectGalleryProps) {
  const initialPath = root + projectsPath({ type: initialType, page: page.pagination.page })
  const initial = { ...page, type: initialType }
  const importCode = async () => (await import('./list-code')).listCode(words)
  const { shown, loading, failure, follow } = usePagedList(initialPath, initial, importCode)
  const { cards, pagination, type } = shown.data

  return (
    <>
      <nav aria-label={words.filterLabel} className={styles.filters}>
        <Spaced>
          {[undefined, ...PROJECT_TYPES].map((option) => (
            <ListLink
              key={option ?? 'todos'}
              href={root + projectsPath({ type: option })}
              className={styles.filter}
              aria-current={option === type ? 'true' : undefined}
              onClick={follow}
            >
              {option ? words.filters[option] : fill(words.all, { total: all })}
            </ListLink>
          ))}
        </Spaced>
      </nav>
      <p className={hidden.always} role="status">
        {loading && words.loading}
      </p>
      {failure && (
        // The previous list stays (SPEC §4); the link loads the requested page from the server.
        <ListFailed key={failure.attempt} title={words.failed}>
          <a href={withBase(failure.path)} className={button.button} data-variant="outline">
            {words.wholePage}
          </a>
        </ListFailed>
      )}
      {cards.length === 0 ? (
        <p className={styles.count}>{words.none}</p>
      ) : (
        <CardGrid spacing="loose" busy={loading}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </CardGrid>
      )}
      {pagination.pages > 1 && (
        <ProjectPages
          current={pagination.page}
          count={pagination.pages}
          type={type}
          words={words}
          root={root}
          onFollow={follow}
        />
      )}
      <p className={styles.count} role="status">
        {fill(words.count, { shown: cards.length, total: pagination.total }) +
          (type ? fill(words.filtered, { type }) : '')}
      </p>
    </>
  )
}
