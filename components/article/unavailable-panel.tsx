import Link from 'next/link'
import { ERRORS } from '@/lib/copy/errors'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import { Container } from '../ui/container'
import { Panel } from '../ui/panel'

/** The error panel of SPEC §2, always with the connection message of SPEC §8. */
export function UnavailablePanel() {
  return (
    <Container>
      <Panel title={ERRORS.articleFailedTitle}>
        <p>{ERRORS.connection}</p>
        <p>
          <Link href={routes.articles()}>{ERRORS.allArticles}</Link>
        </p>
        {/* An empty href reloads the requested URL, also without JavaScript. */}
        <a href="" className={button.button}>
          {ERRORS.retry}
        </a>
      </Panel>
    </Container>
  )
}
