import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { PRIVACY } from '@/lib/copy/privacy'
import { pageMetadata } from '@/lib/seo/metadata'
import { readPrivacyPolicy } from '@/lib/portfolio/privacy-policy'
import { routes } from '@/lib/routing/routes'

export const metadata: Metadata = pageMetadata({
  title: `${PRIVACY.title} | ${owner.site.title}`,
  description: PRIVACY.description(owner.site.name),
  path: routes.privacy,
  card: 'privacy',
})

export default async function PrivacyPage() {
  return <PrivacyScreen text={await readPrivacyPolicy(measurementId)} analytics={measurementId !== null} />
}
