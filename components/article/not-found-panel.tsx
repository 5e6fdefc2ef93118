import { ERRORS } from '@/lib/copy/errors'
import { routes } from '@/lib/routing/routes'
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
