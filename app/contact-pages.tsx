import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ContactScreen } from '@/components/contact/contact-screen'
import { ThanksScreen } from '@/components/contact/thanks-screen'
import { findByParam } from '@/lib/articles/slug-param'
import { findNamedArticle, getRejectedForm } from '@/lib/contact/answer'
import { contactMetadata, contactWords } from '@/lib/contact/words'
import { getParts } from '@/lib/content/content'
import { contactPath } from '@/lib/site/contact-settings'
import type { Language } from '@/lib/site/language'
import { contactRoutes } from '@/lib/site/routes'

/** The page with the contact form, in one language. */
export function contactPage(language: Language) {
  return {
    generateMetadata: async (): Promise<Metadata> => contactMetadata(language),
    Page: () => <ContactScreen language={language} />,
  }
}

type Props = { params: Promise<{ slug: string }> }

/** The contact form for a message about an article; it works even while the article's text can't be read. */
export function contactReplyPage(language: Language) {
  const articleOf = async (params: Props['params'], form: 'encoded' | 'decoded') =>
    findByParam((await params).slug, form, (slug) => findNamedArticle(slug, language))

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const article = await articleOf(params, 'decoded')
    if (!article) return {}
    const title = contactWords(language).replyTitle(article.title)
    return contactMetadata(language, { title, path: contactRoutes.reply(article.slug), hasTwin: false })
  }

  async function ContactReplyPage({ params }: Props) {
    const article = await articleOf(params, 'encoded')
    if (!article) redirect(contactPath(language))
    return <ContactScreen language={language} article={article} />
  }

  /** No path is prerendered: each page is rendered on its first request and cached. proxy.ts rejects unknown articles. */
  return { generateStaticParams: () => [], generateMetadata, Page: ContactReplyPage }
}

/** The form as it comes back to a browser without scripts, rendered for the request that sent it. */
export function rejectedContactPage(language: Language) {
  async function RejectedContactPage() {
    const form = await getRejectedForm(language)
    if (!form) redirect(contactPath(language))
    return <ContactScreen language={language} {...form} />
  }

  return {
    generateMetadata: async (): Promise<Metadata> =>
      contactMetadata(language, { title: contactWords(language).errorTitle, path: contactRoutes.send }),
    Page: RejectedContactPage,
  }
}

/** The page that the form redirects to once the message is stored. */
export function contactThanksPage(language: Language) {
  async function ContactThanksPage() {
    return <ThanksScreen language={language} parts={await getParts(language)} />
  }

  return {
    generateMetadata: async (): Promise<Metadata> =>
      contactMetadata(language, { title: contactWords(language).thanks.title, path: contactRoutes.thanks }),
    Page: ContactThanksPage,
  }
}
