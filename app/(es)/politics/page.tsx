import type { Metadata } from 'next'
import { PrivacyScreen } from '@/components/privacy/privacy-screen'
import { owner } from '@/lib/site/owner'
import { MEASURING_UPDATED, measuringWords } from '@/lib/analytics/policy-words'
import { CONVERSATION_POLICY, CONVERSATION_UPDATED, hasConversations } from '@/lib/conversation/conversation'
import { analytics } from '@/lib/analytics/setting'
import {
  CONTROLLER,
  dataHandled,
  dataSettings,
  policyDate,
  storedInBrowser,
} from '@/lib/privacy/data-handled'
import { PRIVACY } from '@/lib/pages/screen-words'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPrivacyPolicy } from '@/lib/privacy/privacy-policy'
import { routes } from '@/lib/site/routes'
import { pageWords } from '@/lib/pages/words'

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
  const replies = (await hasConversations()) ? CONVERSATION_POLICY : null
  const text = await getPrivacyPolicy({
    data: dataHandled({ ...dataSettings(), measuring: measuring?.data ?? null, replies }),
    cookies: measuring?.cookies ?? null,
    stored: storedInBrowser(measuring?.stored),
    controller: CONTROLLER,
  })
  const measured = policyDate(owner.site.legal.updated, measuring && MEASURING_UPDATED)
  const updated = policyDate(measured, replies && CONVERSATION_UPDATED)
  return <PrivacyScreen text={text} updated={updated} />
}
