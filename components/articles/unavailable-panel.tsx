import { IntentLink } from '../ui/intent-link'
import { ERRORS } from '@/lib/site/error-words'
import { routes } from '@/lib/site/routes'
import button from '../ui/button.module.css'
import { Container } from '../ui/container'
import { Panel } from '../ui/panel'

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
