import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { measurementId } from '@/lib/config/measurement-id'
import { CONTROLLER, dataHandled } from '@/lib/copy/privacy-data'
import { PRIVACY, storedInBrowser } from '@/lib/copy/privacy'
import { pageMetadata } from '@/lib/seo/metadata'
import { dataSettings } from '@/lib/content/page-settings'
import { getPrivacyPolicy } from '@/lib/content/queries'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: `${PRIVACY.title} | ${owner.site.title}`,
    description: pageWords('privacy').description,
    path: routes.privacy,
    card: 'privacy',
  })
}

export default async function PrivacyPage() {
  const analytics = measurementId !== null
  const text = await getPrivacyPolicy({
    stored: storedInBrowser(analytics),
    data: dataHandled({ ...dataSettings(), analytics }),
    controller: CONTROLLER,
  })
  return <PrivacyScreen text={text} updated={owner.site.legal.updated} analytics={analytics} />
}
