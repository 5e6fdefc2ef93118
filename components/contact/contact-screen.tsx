import type { Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { MAX_LENGTH, type Refusal, type Typed } from '@/lib/contact/form'
import { createStamp } from '@/lib/contact/stamp'
import { contactWords } from '@/lib/contact/words'
import { accountsOf, hasContactForm } from '@/lib/site/contact-settings'
import { contactRoutes, routes, localPath } from '@/lib/site/routes'
import { pageWords } from '@/lib/pages/words'
import { fill, formatNumber } from '@/lib/text/fill'
import { SocialLinks } from '../layout/social-links'
import { Container, PageHeading } from '../ui/page-frame'
import { ContactForm } from './contact-form'
import styles from './contact.module.css'

type ContactScreenProps = {
  language: Language
  /** The article that the message refers to. */
  article?: { slug: string; title: string } | null
  /** What the server says about a form that came without scripts, and what was typed into it. */
  rejected?: { refusal: Refusal; typed: Typed }
}

/** The page with the contact form. */
export function ContactScreen({ language, article = null, rejected }: ContactScreenProps) {
  const words = contactWords(language)
  const { email } = ownerIn(language).site
  const hasForm = hasContactForm()
  const hint = fill(words.form.message.hint, { max: formatNumber(MAX_LENGTH.message, language) })
  return (
    <Container>
      <div className={styles.screen}>
        <PageHeading
          title={pageWords('contact', language).heading}
          lead={hasForm ? words.lead : words.leadWithoutForm}
        />
        {hasForm && (
          <ContactForm
            action={localPath(language, contactRoutes.send)}
            words={{ ...words.form, message: { ...words.form.message, hint } }}
            stamp={createStamp()}
            about={article && { slug: article.slug, sentence: words.about(article.title) }}
            privacy={{ href: routes.privacy, hrefLang: language === 'es' ? undefined : 'es' }}
            rejected={rejected ?? null}
          />
        )}
        <div className={styles.ways}>
          {email && (
            <p>
              {hasForm ? words.address : words.addressAlone} <a href={`mailto:${email}`}>{email}</a>.
            </p>
          )}
          {!hasForm && (
            <SocialLinks accounts={accountsOf(ownerIn(language).site)} language={language} named />
          )}
        </div>
      </div>
    </Container>
  )
}
