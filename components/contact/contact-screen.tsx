import { redirect } from 'next/navigation'
import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { hasContactForm } from '@/lib/portfolio/contact'
import { hasContactPage } from '@/lib/routing/contact'
import { localPath } from '@/lib/routing/local-path'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ContactForm } from './contact-form'
import { OtherWays } from './other-ways'

/** `article`: the one that the message is about. */
type ContactScreenProps = { language: Language; article?: { slug: string; title: string } }

/** The page with the contact form. */
export function ContactScreen({ language, article }: ContactScreenProps) {
  const { contact } = wordsIn(language)
  if (!hasContactPage()) redirect(localPath(language, routes.home))
  const { lead } = hasContactForm() ? contact : contact.withoutForm
  return (
    <Container>
      <PageHeading title={pageWords('contact', language).heading} lead={lead} />
      {hasContactForm() && (
        <ContactForm
          language={language}
          about={article && { path: localPath(language, routes.article(article.slug)), title: article.title }}
        />
      )}
      <OtherWays language={language} />
    </Container>
  )
}
