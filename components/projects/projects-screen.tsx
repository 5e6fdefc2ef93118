import type { ProjectPage, ProjectType } from '@/lib/portfolio/types'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ProjectGallery } from './project-gallery'
import { renderPage } from './rendered-page'

type ProjectsScreenProps = { page: ProjectPage & { all: number }; type?: ProjectType }

export function ProjectsScreen({ page: { all, ...page }, type }: ProjectsScreenProps) {
  return (
    <Container>
      <PageHeading title={pageWords('projects').heading} />
      <ProjectGallery page={renderPage(page)} type={type} all={all} />
    </Container>
  )
}
