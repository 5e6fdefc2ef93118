import { PROJECT_LIST } from '@/lib/copy/project-list'
import type { Project } from '@/lib/portfolio/types'
import { projectAnchor, projectButtons, projectImage } from '@/lib/projects/project'
import { ButtonLink } from './button-link'
import { CARD_SIZES, Picture } from './picture'
import styles from './project-card.module.css'

const NAMES = { code: PROJECT_LIST.github, demo: PROJECT_LIST.demo }

type ProjectCardProps = { project: Project; first?: boolean; headingLevel?: 2 | 3 }

export function ProjectCard({ project, first = false, headingLevel = 2 }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article id={projectAnchor(project.id)} className={styles.card}>
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
      <Heading className={styles.title}>{project.title}</Heading>
      <p className={styles.description}>{project.description}</p>
      <p className={styles.buttons}>
        {projectButtons(project).map(({ kind, href }) => (
          <ButtonLink
            key={kind}
            href={href}
            external
            variant={kind === 'demo' ? 'solid' : 'outline'}
            label={PROJECT_LIST.buttonLabel(NAMES[kind], project.title)}
          >
            {NAMES[kind]}
          </ButtonLink>
        ))}
      </p>
    </article>
  )
}
