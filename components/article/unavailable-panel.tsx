import Link from 'next/link'
import { ERRORS } from '@/lib/copy/errors'
import { routes } from '@/lib/routing/routes'
import button from '../ui/button.module.css'
import { Container } from '../ui/container'
import { Panel } from '../ui/panel'

/** The error panel of SPEC §2: what a visitor reads is always the connection sentence of SPEC §8. */
export function UnavailablePanel() {
  return (
    <Container>
      <Panel title={ERRORS.articleFailedTitle}>
        <p>{ERRORS.connection}</p>
        <p>
          <Link href={routes.articles()}>{ERRORS.allArticles}</Link>
        </p>
        {/* The address that was asked for, whichever it is; it works without JavaScript too. */}
        <a href="" className={button.button}>
          {ERRORS.retry}
        </a>
      </Panel>
    </Container>
  )
}
