import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/site/owner'
import { MEASURING_UPDATED, measuringWords } from '@/lib/analytics/policy-words'
import { analytics } from '@/lib/analytics/setting'
import { CONTROLLER, dataHandled } from '@/lib/pages/privacy-data'
import { policyDate, PRIVACY, storedInBrowser } from '@/lib/pages/privacy-words'
import { pageMetadata } from '@/lib/seo/metadata'
import { dataSettings } from '@/lib/content/page-settings'
import { getPrivacyPolicy } from '@/lib/content/privacy-policy'
import { routes } from '@/lib/site/routes'
import { pageWords } from '@/lib/pages/page-words'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: `${PRIVACY.title} | ${owner.site.title}`,
    description: pageWords('privacy').description,
    path: routes.privacy,
    card: 'privacy',
  })
}

export default async function PrivacyPage() {
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
