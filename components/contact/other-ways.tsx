import { ownerIn } from '@/lib/config/owner-in'
import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { hasContactForm } from '@/lib/content/contact'
import { accountsOf } from '@/lib/routing/contact'
import { SocialLinks } from '../layout/social-links'
import styles from './contact.module.css'

/** The owner's e-mail address, if it is public. Without a contact form, also the owner's accounts. */
export function OtherWays({ language }: { language: Language }) {
  const { site } = ownerIn(language)
  const { email } = site
  const { contact } = wordsIn(language)
  const hasForm = hasContactForm()
  return (
    <div className={styles.ways}>
      {email && (
        <p>
          {hasForm ? contact.address : contact.addressAlone} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
      {!hasForm && <SocialLinks accounts={accountsOf(site)} language={language} named />}
    </div>
  )
}
