import { ERRORS } from '@/lib/site/error-words'
import { routes } from '@/lib/site/routes'
import { ButtonLink } from '../ui/button-link'
import { Container } from '../ui/container'
import { Panel } from '../ui/panel'

/** The panel for an article that doesn't exist (SPEC §2). */
export function NotFoundPanel() {
  return (
    <Container>
      <Panel title={ERRORS.articleNotFoundTitle}>
        <p>{ERRORS.articleNotFound}</p>
        <ButtonLink href={routes.articles()}>{ERRORS.allArticles}</ButtonLink>
      </Panel>
    </Container>
  )
}
