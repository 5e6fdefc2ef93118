import { langOf, type Language } from '@/lib/site/language'
import { ownerIn } from '@/lib/site/shown-site'
import { wordsIn } from '@/lib/pages/words'
import { contactHref } from '@/lib/site/contact-settings'
import { ownPicture } from '@/lib/images/own-pictures'
import { getResume } from '@/lib/resume/current-resume'
import { availability } from '@/lib/resume/document'
import { AvailableLine } from '../ui/available-line'
import { ButtonLink } from '../ui/button-link'
import { Portrait } from '../ui/portrait'
import styles from './author-strip.module.css'

/** Who wrote a text: portrait, name, a line, what the owner is available for, and a button to get in touch. */
export async function AuthorStrip({ language }: { language: Language }) {
  const { site, home } = ownerIn(language)
  const { contact, frame } = wordsIn(language)
  const [portrait, night, resume] = await Promise.all([
    ownPicture('portrait', language),
    ownPicture('night', language),
    getResume(language),
  ])
  const available = availability(resume, language)
  const href = contactHref(language)
  return (
    <section className={styles.strip} aria-label={frame.author}>
      <div className={styles.portrait}>
        <Portrait picture={portrait} night={night} size="small" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{site.name}</p>
        {home.intro && (
          <p className={styles.intro} lang={langOf(home, 'intro')}>
            {home.intro}
          </p>
        )}
        {available && <AvailableLine {...available} />}
      </div>
      {href && (
        <p className={styles.contact}>
          <ButtonLink href={href}>{contact.link}</ButtonLink>
        </p>
      )}
    </section>
  )
}
