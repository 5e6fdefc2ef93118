import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { PRIVACY } from '@/lib/copy/privacy'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getPrivacyPolicy } from '@/lib/portfolio/privacy-policy'
import { routes } from '@/lib/routing/routes'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return pageMetadata({
    title: `${PRIVACY.title} | ${owner.site.title}`,
    description: PRIVACY.description(owner.site.name),
    path: routes.privacy,
    card: 'privacy',
  })
}

export default async function PrivacyPage() {
  await dependsOnOwner()
  return <PrivacyScreen text={await getPrivacyPolicy(measurementId)} analytics={measurementId !== null} />
}
