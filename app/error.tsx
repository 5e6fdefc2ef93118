'use client'

import { Container } from '@/components/ui/container'
import { Panel } from '@/components/ui/panel'
import { ERRORS } from '@/lib/copy/errors'
import styles from '@/components/ui/button.module.css'

/** When a page can't be shown: a sentence and a way to try again, never a detail of what went wrong. */
export default function PageError() {
  return (
    <Container narrow>
      <Panel title={ERRORS.pageFailedTitle}>
        <p>{ERRORS.pageFailed}</p>
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {ERRORS.retry}
        </button>
      </Panel>
    </Container>
  )
}
