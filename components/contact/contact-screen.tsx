import { redirect } from 'next/navigation'
import { CONTACT_API, FORM_LANGUAGE, MAX_LENGTH } from '@/lib/api/contact/form-fields'
import { createStamp } from '@/lib/api/contact/stamp'
import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { hasContactForm } from '@/lib/content/contact'
import { hasContactPage } from '@/lib/routing/contact'
import { localPath } from '@/lib/routing/local-path'
import { routes } from '@/lib/routing/routes'
import { pageWords } from '@/lib/seo/page-words'
import { fill } from '@/lib/text/fill'
import { formatNumber } from '@/lib/text/number'
import { Container } from '../ui/container'
import { PageHeading } from '../ui/page-heading'
import { ContactForm } from './contact-form'
import styles from './contact.module.css'
import { OtherWays } from './other-ways'

/** `article`: the article that the message refers to. */
type ContactScreenProps = { language: Language; article?: { slug: string; title: string } }

/** The page with the contact form. */
export function ContactScreen({ language, article }: ContactScreenProps) {
  const { contact } = wordsIn(language)
  if (!hasContactPage()) redirect(localPath(language, routes.home))
  const { lead } = hasContactForm() ? contact : contact.withoutForm
  return (
    <Container>
      <div className={styles.screen}>
        <PageHeading title={pageWords('contact', language).heading} lead={lead} />
        {hasContactForm() && <OwnForm language={language} article={article} />}
        <div className={styles.ways}>
          <OtherWays language={language} />
        </div>
      </div>
    </Container>
  )
}

/** The form with the texts that its script needs, in one language. */
function OwnForm({ language, article }: ContactScreenProps) {
  const { contact, contactAnswers } = wordsIn(language)
  const { faults, incomplete } = contactAnswers
  const { message } = contact.form
  const hint = fill(message.hint, { max: formatNumber(MAX_LENGTH.message, language) })
  return (
    <ContactForm
      action={`${CONTACT_API}${language === 'es' ? '' : `?${FORM_LANGUAGE}=${language}`}`}
      words={{ ...contact.form, message: { ...message, hint } }}
      incomplete={incomplete}
      missing={{
        name: faults.name.missing,
        email: faults.email.missing,
        kind: faults.kind.missing,
        message: faults.message.missing,
      }}
      malformed={faults.email.malformed}
      stamp={createStamp()}
      about={
        article
          ? {
              path: localPath(language, routes.article(article.slug)),
              sentence: contact.about(article.title),
            }
          : null
      }
      privacy={{ href: routes.privacy, hrefLang: language === 'es' ? undefined : 'es' }}
    />
  )
}
