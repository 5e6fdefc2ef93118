import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { contactMetadata } from '@/lib/contact/metadata'
import { contactWords } from '@/lib/contact/words'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getSelection } from '@/lib/portfolio/selections'
import { contactPath } from '@/lib/routing/contact'
import { contactRoutes } from '@/lib/routing/contact-routes'
import { findByParam } from '@/lib/routing/slug-param'

type Props = { params: Promise<{ slug: string }> }

/** Finds the article's entry in the list: the form works even while the article's text can't be loaded. */
const named = (slug: string) => getSelection('named', slug)

/** No path is prerendered: each page is rendered on its first request and cached. proxy.ts rejects unknown articles. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await dependsOnOwner()
  const article = await findByParam((await params).slug, 'decoded', named)
  if (!article) return {}
  const title = contactWords('es').replyTitle(article.title)
  return contactMetadata('es', { title, path: contactRoutes.reply(article.slug), hasTwin: false })
}

/** The contact form for a message about an article. */
export default async function ContactReplyPage({ params }: Props) {
  await dependsOnOwner()
  const article = await findByParam((await params).slug, 'encoded', named)
  if (!article) redirect(contactPath('es'))
  return <ContactScreen language="es" article={article} />
}
