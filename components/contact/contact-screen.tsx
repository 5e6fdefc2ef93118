import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { hasContactForm } from '@/lib/portfolio/contact'
import { localPath } from '@/lib/routing/local-path'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ContactForm } from './contact-form'

/** `article`: the one that the message is about. */
type ContactScreenProps = { language: Language; article?: { slug: string; title: string } }

/** The page with the contact form. */
export function ContactScreen({ language, article }: ContactScreenProps) {
  const { contact } = wordsIn(language)
  return (
    <Container>
      <PageHeading title={pageWords('contact', language).heading} lead={contact.lead} />
      {hasContactForm() && (
        <ContactForm
          language={language}
          about={article && { path: localPath(language, routes.article(article.slug)), title: article.title }}
        />
      )}
    </Container>
  )
}
