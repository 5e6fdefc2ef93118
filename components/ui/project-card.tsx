import type { ProjectListWords } from '@/lib/copy/project-list'
import type { Project } from '@/lib/portfolio/types'
import { projectAnchor, type ProjectButton, projectButtons, projectImage } from '@/lib/projects/project'
import { ButtonLink } from './button-link'
import { CARD_SIZES, Picture } from './picture'
import styles from './project-card.module.css'

type ProjectCardProps = {
  project: Project
  words: Pick<ProjectListWords, ProjectButton['kind']>
  first?: boolean
  headingLevel?: 2 | 3
}

export function ProjectCard({ project, words, first = false, headingLevel = 2 }: ProjectCardProps) {
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
            label={`${words[kind]}: ${project.title}`}
          >
            {words[kind]}
          </ButtonLink>
        ))}
      </p>
    </article>
  )
}
