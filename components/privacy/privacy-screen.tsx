import { PRIVACY } from '@/lib/pages/screen-words'
import { pageWords } from '@/lib/pages/words'
import { Container, PageHeading } from '../ui/page-frame'
import { PlainMarkdown } from '../markdown/plain-markdown'

type PrivacyScreenProps = { text: string; updated: string | null }

export function PrivacyScreen({ text, updated }: PrivacyScreenProps) {
  return (
    <Container reading>
      <PageHeading
        title={pageWords('privacy').heading}
        lead={updated === null ? undefined : PRIVACY.updated(updated)}
      />
      <PlainMarkdown text={text} />
    </Container>
  )
}
