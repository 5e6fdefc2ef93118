import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import type { Project } from '@/lib/content/types'
import { localPath, routes } from '@/lib/site/routes'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { ProjectCard } from '../ui/project-card'
import styles from './home.module.css'

type FeaturedProjectsProps = { projects: Project[]; heading: string | null; language: Language }

/** The featured projects of the home page. Renders nothing without any. */
export function FeaturedProjects({ projects, heading, language }: FeaturedProjectsProps) {
  if (projects.length === 0) return null
  const { home, projectList } = wordsIn(language)
  return (
    <section className={styles.section} aria-labelledby="destacados">
      <div className={styles.sectionHead}>
        <h2 id="destacados" className={styles.heading}>
          {heading ?? home.featuredHeading}
        </h2>
        <ButtonLink href={localPath(language, routes.projects())} variant="outline">
          {home.allProjects}
        </ButtonLink>
      </div>
      <CardGrid spacing="loose" stretchLast>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} words={projectList} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
