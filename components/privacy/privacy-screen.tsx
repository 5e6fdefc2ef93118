import { PRIVACY } from '@/lib/copy/privacy'
import { Markdown } from '../markdown/markdown'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { WithdrawConsent } from './withdraw-consent'

export function PrivacyScreen({ text, analytics }: { text: string; analytics: boolean }) {
  return (
    <Container narrow>
      <PageHeading title={PRIVACY.title} lead={PRIVACY.updated} />
      <Markdown content={text} />
      {analytics && <WithdrawConsent />}
    </Container>
  )
}
