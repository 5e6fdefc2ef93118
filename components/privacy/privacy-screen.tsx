import { PRIVACY } from '@/lib/copy/privacy'
import { pageWords } from '@/lib/seo/page-words'
import { Markdown } from '../markdown/markdown'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { WithdrawConsent } from './withdraw-consent'

type PrivacyScreenProps = { text: string; updated: string | null; analytics: boolean }

export function PrivacyScreen({ text, updated, analytics }: PrivacyScreenProps) {
  return (
    <Container narrow>
      <PageHeading
        title={pageWords('privacy').heading}
        lead={PRIVACY.updated(updated ?? PRIVACY.updatedDate)}
      />
      <Markdown content={text} />
      {analytics && <WithdrawConsent />}
    </Container>
  )
}
