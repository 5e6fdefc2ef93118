import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { findSummary } from '@/lib/articles/queries'
import { contactPath } from '@/lib/site/contact-settings'
import { contactRoutes } from '@/lib/site/routes'
import { findByParam } from '@/lib/articles/slug-param'

type Props = { params: Promise<{ slug: string }> }

/** No path is prerendered: each page is rendered on its first request and cached. proxy.ts rejects unknown articles. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findByParam((await params).slug, 'decoded', findSummary)
  if (!article) return {}
  const title = contactWords('es').replyTitle(article.title)
  return contactMetadata('es', { title, path: contactRoutes.reply(article.slug), hasTwin: false })
}

/** The contact form for a message about an article; it works even while the article's text can't be read. */
export default async function ContactReplyPage({ params }: Props) {
  const article = await findByParam((await params).slug, 'encoded', findSummary)
  if (!article) redirect(contactPath('es'))
  return <ContactScreen language="es" article={article} />
}
