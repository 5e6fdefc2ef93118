'use client'

import { useEffect } from 'react'
import { PROJECT_LIST } from '@/lib/copy/project-list'
import { type ProjectPage, PROJECT_TYPES, type ProjectType } from '@/lib/portfolio/types'
import { readProjectsPath } from '@/lib/routing/project-views'
import { routes } from '@/lib/routing/routes'
import { CardGrid } from '../ui/card-grid'
import { ProjectCard } from '../ui/project-card'
import { Spinner } from '../ui/spinner'
import { usePagedList } from '../ui/use-paged-list'
import { loadAndCall } from '../ui/load-and-call'
import { ProjectPages } from './project-pages'
import styles from './projects.module.css'

type ProjectGalleryProps = { page: ProjectPage; type?: ProjectType; all: number }

/** Filters, cards, pagination and count (SPEC §2). On an error the previous list stays (SPEC §4). */
export function ProjectGallery({ page, type: initialType, all }: ProjectGalleryProps) {
  const initialPath = routes.projects({ type: initialType, page: page.pagination.page })
  const { shown, loading, failure, follow } = usePagedList(initialPath, page, loadView)
  const { projects, pagination } = shown.data
  const type = readProjectsPath(shown.path)?.type

  useEffect(() => {
    // eslint-disable-next-line no-console -- SPEC §8 shows these errors in the console only
    if (failure) console.error(failure.message)
  }, [failure])

  return (
    <>
      <nav aria-label={PROJECT_LIST.filterLabel} className={styles.filters}>
        {[undefined, ...PROJECT_TYPES].map((option) => (
          <a
            key={option ?? 'todos'}
            href={routes.projects({ type: option })}
            className={styles.filter}
            aria-current={option === type ? 'true' : undefined}
            onClick={follow}
          >
            {option ? PROJECT_LIST.filter(option) : PROJECT_LIST.filterAll(all)}
          </a>
        ))}
      </nav>
      {loading && <Spinner label={PROJECT_LIST.loading} />}
      {projects.length === 0 ? (
        <p className={styles.count}>{PROJECT_LIST.none}</p>
      ) : (
        <CardGrid spacing="loose" busy={loading}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} first={index === 0} />
            </li>
          ))}
        </CardGrid>
      )}
      {pagination.pages > 1 && (
        <ProjectPages current={pagination.page} count={pagination.pages} type={type} onFollow={follow} />
      )}
      <p className={styles.count} role="status">
        {PROJECT_LIST.count(projects.length, pagination.total, type)}
      </p>
    </>
  )
}

function loadView(path: string): Promise<ProjectPage> | null {
  const view = readProjectsPath(path)
  if (!view) return null
  return loadAndCall(import('@/lib/api/client'), ({ fetchProjectPage }) =>
    fetchProjectPage(view.page, view.type),
  )
}
