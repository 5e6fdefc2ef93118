import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { findTranslatedSummary } from '@/lib/articles/queries'
import { contactPath } from '@/lib/site/contact-settings'
import { contactRoutes } from '@/lib/site/routes'
import { findByParam } from '@/lib/articles/slug-param'

type Props = { params: Promise<{ slug: string }> }

/** No path is prerendered: each page is rendered on its first request and cached. proxy.ts rejects unknown articles. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findByParam((await params).slug, 'decoded', findTranslatedSummary)
  if (!article) return {}
  const title = contactWords('en').replyTitle(article.title)
  return contactMetadata('en', { title, path: contactRoutes.reply(article.slug), hasTwin: false })
}

/** The contact form for a message about an article. */
export default async function EnglishContactReplyPage({ params }: Props) {
  const article = await findByParam((await params).slug, 'encoded', findTranslatedSummary)
  if (!article) redirect(contactPath('en'))
  return <ContactScreen language="en" article={article} />
}
