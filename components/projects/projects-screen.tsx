import Link from 'next/link'
import { PROJECTS } from '@/lib/copy/projects'
import { type ProjectPage, PROJECT_TYPES, type ProjectType } from '@/lib/portfolio/types'
import { routes } from '@/lib/routes'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ProjectCard } from './project-card'
import { ProjectPages } from './project-pages'
import styles from './projects.module.css'

type ProjectsScreenProps = { page: ProjectPage & { all: number }; type?: ProjectType }

/** The gallery: filters, six cards, the count and the pages. Every filter and page has an address of its own. */
export function ProjectsScreen({ page: { projects, pagination, all }, type }: ProjectsScreenProps) {
  return (
    <Container>
      <PageHeading title={PROJECTS.heading} />
      <nav aria-label={PROJECTS.filterLabel} className={styles.filters}>
        {[undefined, ...PROJECT_TYPES].map((option) => (
          <Link
            key={option ?? 'todos'}
            href={routes.projects({ type: option })}
            className={styles.filter}
            aria-current={option === type ? 'true' : undefined}
          >
            {option ? PROJECTS.filter(option) : PROJECTS.filterAll(all)}
          </Link>
        ))}
      </nav>
      {projects.length === 0 ? (
        <p className={styles.count}>{PROJECTS.none}</p>
      ) : (
        <ul className={styles.grid}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
      {pagination.pages > 1 && (
        <ProjectPages current={pagination.page} count={pagination.pages} type={type} />
      )}
      <p className={styles.count}>{PROJECTS.count(projects.length, pagination.total, type)}</p>
    </Container>
  )
}
