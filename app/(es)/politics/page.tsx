import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { CONTROLLER, dataHandled } from '@/lib/copy/privacy-data'
import { PRIVACY, storedInBrowser } from '@/lib/copy/privacy'
import { pageMetadata } from '@/lib/seo/metadata'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { dataSettings } from '@/lib/portfolio/page-settings'
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
  const analytics = measurementId !== null
  const text = await getPrivacyPolicy(measurementId, {
    stored: storedInBrowser(analytics),
    data: dataHandled({ ...dataSettings(), analytics }),
    controller: CONTROLLER,
  })
  return <PrivacyScreen text={text} updated={owner.site.legal.updated} analytics={analytics} />
}
