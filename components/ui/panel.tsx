import type { ReactNode } from 'react'
import type { MISSING } from '@/lib/pages/screen-words'
import type { Same } from '@/lib/site/language'
import styles from '../layout/layout.module.css'
import { ButtonLink } from './button-link'
import { EmptyState } from './empty-state'
import { Container } from './page-frame'

/** A full-page message: title, text and actions beside an illustration. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.panelWords}>
        <h1 className={styles.panelTitle}>{title}</h1>
        {children}
      </div>
      <EmptyState />
    </div>
  )
}

type MissingPanelProps = { words: Same<typeof MISSING>; home: string }

/** What a part shows that the site doesn't have. @property home the path of the home page */
export function MissingPanel({ words, home }: MissingPanelProps) {
  return (
    <Container>
      <Panel title={words.title}>
        <p>{words.text}</p>
        <ButtonLink href={home}>{words.home}</ButtonLink>
      </Panel>
    </Container>
  )
}
