'use client'

import { PROJECT_LIST } from '@/lib/copy/project-list'
import { PROJECT_TYPES, type ProjectType } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { CardGrid } from '../ui/card-grid'
import { ListLink } from '../ui/list-link'
import { usePagedList } from '../ui/use-paged-list'
import hidden from '../ui/visually-hidden.module.css'
import { ProjectPages } from './project-pages'
import styles from './projects.module.css'
import type { RenderedPage } from './rendered-page'

type ProjectGalleryProps = { page: RenderedPage; type?: ProjectType; all: number }

const importCode = () => import('./list-code')

/** Filters, cards, pagination and count (SPEC §2). On an error the previous list stays (SPEC §4). */
export function ProjectGallery({ page, type: initialType, all }: ProjectGalleryProps) {
  const initialPath = routes.projects({ type: initialType, page: page.pagination.page })
  const initial = { ...page, type: initialType }
  const { shown, loading, failure, follow } = usePagedList(initialPath, initial, importCode)
  const { cards, pagination, type } = shown.data

  return (
    <>
      <nav aria-label={PROJECT_LIST.filterLabel} className={styles.filters}>
        {[undefined, ...PROJECT_TYPES].map((option) => (
          <ListLink
            key={option ?? 'todos'}
            href={routes.projects({ type: option })}
            className={styles.filter}
            aria-current={option === type ? 'true' : undefined}
            onClick={follow}
          >
            {option ? PROJECT_LIST.filter(option) : PROJECT_LIST.filterAll(all)}
          </ListLink>
        ))}
      </nav>
      <p className={hidden.always} role="status">
        {loading && PROJECT_LIST.loading}
      </p>
      {cards.length === 0 ? (
        <p className={styles.count}>{PROJECT_LIST.none}</p>
      ) : (
        <CardGrid spacing="loose" busy={loading}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </CardGrid>
      )}
      {pagination.pages > 1 && (
        <ProjectPages current={pagination.page} count={pagination.pages} type={type} onFollow={follow} />
      )}
      <p className={styles.count} role="status">
        {PROJECT_LIST.count(cards.length, pagination.total, type)}
      </p>
      {failure && <failure.Failure {...failure} />}
    </>
  )
}
