import Link from 'next/link'
import { PROJECTS } from '@/lib/copy/projects'
import { pageItems } from '@/lib/pagination'
import type { ProjectType } from '@/lib/portfolio/types'
import { routes } from '@/lib/routes'
import styles from './project-pages.module.css'

type ProjectPagesProps = { current: number; count: number; type?: ProjectType }

/** Previous, the pages, next; the arrows are disabled at the ends (SPEC §2). */
export function ProjectPages({ current, count, type }: ProjectPagesProps) {
  return (
    <nav className={styles.pages} aria-label={PROJECTS.paginationLabel}>
      <Step page={current - 1} count={count} type={type} label={PROJECTS.previous} sign="‹" />
      {pageItems(current, count).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={item}
            href={routes.projects({ type, page: item })}
            className={styles.page}
            aria-label={PROJECTS.page(item)}
            aria-current={item === current ? 'page' : undefined}
          >
            {item}
          </Link>
        ),
      )}
      <Step page={current + 1} count={count} type={type} label={PROJECTS.next} sign="›" />
    </nav>
  )
}

type StepProps = { page: number; count: number; type?: ProjectType; label: string; sign: string }

function Step({ page, count, type, label, sign }: StepProps) {
  if (page < 1 || page > count) {
    return (
      <span className={styles.page} role="link" aria-disabled="true" aria-label={label}>
        {sign}
      </span>
    )
  }
  return (
    <Link className={styles.page} href={routes.projects({ type, page })} aria-label={label}>
      {sign}
    </Link>
  )
}
