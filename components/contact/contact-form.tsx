import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import button from '../ui/button.module.css'
import styles from './contact.module.css'

/** `about`: the article that the message is about. */
type ContactFormProps = { language: Language; about?: { path: string; title: string } }

/** The contact form, complete without a script. */
export function ContactForm({ language, about }: ContactFormProps) {
  const { contact } = wordsIn(language)
  return (
    <form className={styles.form} method="post" action="/api/contact">
      {about && <p>{contact.about(about.title)}</p>}
      <button type="submit" className={button.button}>
        {contact.submit}
      </button>
    </form>
  )
}
