import { HOME } from '@/lib/copy/home'
import type { Project } from '@/lib/portfolio/types'
import { routes } from '@/lib/routing/routes'
import { ButtonLink } from '../ui/button-link'
import { CardGrid } from '../ui/card-grid'
import { ProjectCard } from '../ui/project-card'
import styles from './home.module.css'

/** Projects featured on the home page. Renders nothing when there are none. */
export function FeaturedProjects({ projects, heading }: { projects: Project[]; heading: string | null }) {
  if (projects.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="destacados">
      <div className={styles.sectionHead}>
        <h2 id="destacados" className={styles.heading}>
          {heading ?? HOME.featuredHeading}
        </h2>
        <ButtonLink href={routes.projects()} variant="outline">
          {HOME.allProjects}
        </ButtonLink>
      </div>
      <CardGrid spacing="loose">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} headingLevel={3} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
