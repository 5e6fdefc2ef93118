import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { dependsOnOwner } from '@/lib/portfolio/owner-data'
import { getSelection } from '@/lib/portfolio/selections'
import { contactPath } from '@/lib/routing/contact'
import { findByParam } from '@/lib/routing/slug-param'
import { replyMetadata } from '@/lib/seo/contact-metadata'

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
  return article ? replyMetadata('es', article) : {}
}

/** The contact form for a message about an article. */
export default async function ContactReplyPage({ params }: Props) {
  await dependsOnOwner()
  const article = await findByParam((await params).slug, 'encoded', named)
  if (!article) redirect(contactPath('es'))
  return <ContactScreen language="es" article={article} />
}
