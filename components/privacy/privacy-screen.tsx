import { PRIVACY } from '@/lib/copy/privacy'
import { Markdown } from '../markdown/markdown'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'

export function PrivacyScreen({ text }: { text: string }) {
  return (
    <Container narrow>
      <PageHeading title={PRIVACY.title} lead={PRIVACY.updated} />
      <Markdown content={text} />
    </Container>
  )
}
