import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { PRIVACY, storedInBrowser } from '@/lib/copy/privacy'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getPrivacyPolicy } from '@/lib/portfolio/privacy-policy'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'

export async function generateMetadata(): Promise<Metadata> {
  await dependsOnOwner()
  return pageMetadata({
    title: `${PRIVACY.title} | ${owner.site.title}`,
    description: pageWords('privacy').description,
    path: routes.privacy,
    card: 'privacy',
  })
}

export default async function PrivacyPage() {
  await dependsOnOwner()
  const text = await getPrivacyPolicy(measurementId, storedInBrowser(measurementId !== null))
  return <PrivacyScreen text={text} updated={owner.site.legal.updated} analytics={measurementId !== null} />
}
