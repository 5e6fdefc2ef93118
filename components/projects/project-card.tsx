import { PROJECTS } from '@/lib/copy/projects'
import type { Project } from '@/lib/portfolio/types'
import { projectButtons, projectImage } from '@/lib/projects/project'
import { ButtonLink } from '../ui/button-link'
import { CARD_SIZES, Picture } from '../ui/picture'
import styles from './project-card.module.css'

const NAMES = { code: PROJECTS.github, demo: PROJECTS.demo }

export function ProjectCard({ project, first = false }: { project: Project; first?: boolean }) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.image}
        {...projectImage(project)}
        alt=""
        sizes={CARD_SIZES}
        width={1200}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
      <h2 className={styles.title}>{project.title}</h2>
      <p className={styles.description}>{project.description}</p>
      <p className={styles.buttons}>
        {projectButtons(project).map(({ kind, href }) => (
          <ButtonLink
            key={kind}
            href={href}
            external
            variant={kind === 'demo' ? 'solid' : 'outline'}
            label={PROJECTS.buttonLabel(NAMES[kind], project.title)}
          >
            {NAMES[kind]}
          </ButtonLink>
        ))}
      </p>
    </article>
  )
}
