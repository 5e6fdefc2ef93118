import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { contactWords } from '@/lib/contact/words'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getTranslatedArticle } from '@/lib/portfolio/translations'
import { contactPath } from '@/lib/routing/contact'
import { contactRoutes } from '@/lib/routing/contact-routes'
import { findByParam } from '@/lib/routing/slug-param'

type Props = { params: Promise<{ slug: string }> }

/** No path is prerendered: each page is rendered on its first request and cached. proxy.ts rejects unknown articles. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner('en')
  const article = await findByParam((await params).slug, 'decoded', getTranslatedArticle)
  if (!article) return {}
  const title = contactWords('en').replyTitle(article.title)
  return contactMetadata('en', { title, path: contactRoutes.reply(article.slug), hasTwin: false })
}

/** The contact form for a message about an article. */
export default async function EnglishContactReplyPage({ params }: Props) {
  await dependsOnOwner('en')
  const article = await findByParam((await params).slug, 'encoded', getTranslatedArticle)
  if (!article) redirect(contactPath('en'))
  return <ContactScreen language="en" article={article} />
}
