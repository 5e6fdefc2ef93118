'use client'

import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { Panel } from '@/components/ui/panel'
import { ERRORS } from '@/lib/copy/errors'
import { routes } from '@/lib/routes'
import styles from '@/components/ui/button.module.css'

/** The error panel of SPEC §2: what a visitor reads is always the connection sentence of SPEC §8. */
export default function ArticleError() {
  return (
    <Container narrow>
      <Panel title={ERRORS.articleFailedTitle}>
        <p>{ERRORS.connection}</p>
        <p>
          <Link href={routes.articles()}>{ERRORS.allArticles}</Link>
        </p>
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {ERRORS.retry}
        </button>
      </Panel>
    </Container>
  )
}
