import { PROJECTS } from '@/lib/copy/projects'
import type { ProjectPage, ProjectType } from '@/lib/portfolio/types'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ProjectGallery } from './project-gallery'

type ProjectsScreenProps = { page: ProjectPage & { all: number }; type?: ProjectType }

export function ProjectsScreen({ page: { all, ...page }, type }: ProjectsScreenProps) {
  return (
    <Container>
      <PageHeading title={PROJECTS.heading} />
      <ProjectGallery page={page} type={type} all={all} />
    </Container>
  )
}
