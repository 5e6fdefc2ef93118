import { PRIVACY } from '@/lib/copy/privacy'
import { pageWords } from '@/lib/seo/page-words'
import { Markdown } from '../markdown/markdown'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'

type PrivacyScreenProps = { text: string; updated: string | null }

export function PrivacyScreen({ text, updated }: PrivacyScreenProps) {
  return (
    <Container narrow>
      <PageHeading
        title={pageWords('privacy').heading}
        lead={updated === null ? undefined : PRIVACY.updated(updated)}
      />
      <Markdown content={text} />
    </Container>
  )
}
