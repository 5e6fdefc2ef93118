import { ERRORS } from '@/lib/site/error-words'
import { routes } from '@/lib/site/routes'
import { ButtonLink } from '../ui/button-link'
import { Container } from '../ui/page-frame'
import { IntentLink } from '../ui/intent-link'
import { Panel } from '../ui/panel'
import button from '../ui/button.module.css'

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

/** The error panel of SPEC §2, which always shows the connection message of SPEC §8. */
export function UnavailablePanel() {
  return (
    <Container>
      <Panel title={ERRORS.articleFailedTitle}>
        <p>{ERRORS.connection}</p>
        <p>
          <IntentLink href={routes.articles()}>{ERRORS.allArticles}</IntentLink>
        </p>
        {/* An empty href reloads the requested URL, even without JavaScript. */}
        <a href="" className={button.button}>
          {ERRORS.retry}
        </a>
      </Panel>
    </Container>
  )
}
