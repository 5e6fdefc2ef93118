import type { Language } from '@/lib/site/language'
import { pageWords, wordsIn } from '@/lib/pages/words'
import type { ProjectPage, ProjectType } from '@/lib/content/types'
import { pathPrefix } from '@/lib/site/routes'
import { Container, PageHeading } from '../ui/page-frame'
import { ProjectGallery } from './project-gallery'
import { renderPage } from './rendered-page'

type ProjectsScreenProps = {
  page: ProjectPage & { all: number }
  type?: ProjectType
  language?: Language
}

export function ProjectsScreen({ page: { all, ...page }, type, language = 'es' }: ProjectsScreenProps) {
  const words = wordsIn(language).projectList
  return (
    <Container>
      <PageHeading title={pageWords('projects', language).heading} />
      <ProjectGallery
        page={renderPage(page, words)}
        type={type}
        all={all}
        words={words}
        root={pathPrefix(language)}
      />
    </Container>
  )
}
