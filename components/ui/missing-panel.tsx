import type { MISSING } from '@/lib/pages/screen-words'
import type { Same } from '@/lib/site/language'
import { ButtonLink } from './button-link'
import { Container } from './container'
import { Panel } from './panel'

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
