import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/config/owner'
import { MEASURING_UPDATED, measuringWords } from '@/lib/analytics/policy-words'
import { analytics } from '@/lib/analytics/setting'
import { CONTROLLER, dataHandled } from '@/lib/copy/privacy-data'
import { policyDate, PRIVACY, storedInBrowser } from '@/lib/copy/privacy'
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
  const measuring = analytics && measuringWords(analytics)
  const text = await getPrivacyPolicy({
    data: dataHandled({ ...dataSettings(), measuring: measuring?.data ?? null }),
    cookies: measuring?.cookies ?? null,
    stored: storedInBrowser(measuring?.stored),
    controller: CONTROLLER,
  })
  const updated = policyDate(owner.site.legal.updated, measuring && MEASURING_UPDATED)
  return <PrivacyScreen text={text} updated={updated} />
}
