import { Fragment, type ReactNode } from 'react'
import { langOf, type Language, type Said } from '@/lib/site/language'
import type { About } from '@/lib/site/site-config'
import { pageWords, wordsIn } from '@/lib/pages/words'
import type { ShownPicture } from '@/lib/images/own-file'
import { contactHref } from '@/lib/site/contact-settings'
import { ContactButton } from '../ui/contact-button'
import { Container, PageHeading } from '../ui/page-frame'
import { Picture } from '../ui/picture'
import { Hobbies, IconGrid } from './icon-grid'
import styles from './about.module.css'

const PICTURE_SIZES = '(min-width: 64rem) 34rem, 100vw'

/** `calendar` is null if the owner has no account; `children` holds structured data. */
type AboutScreenProps = {
  about: Said<About>
  picture: ShownPicture | null
  calendar: ReactNode
  language?: Language
  children?: ReactNode
}

/**
 * Biography and picture, then the sections in the configured order. Hobbies that come first stand beside the picture, or
 * without one beside the biography.
 */
export function AboutScreen({ about, picture, calendar, language = 'es', children }: AboutScreenProps) {
  const words = wordsIn(language).about
  const { headings, hobbies, skills, tools } = about
  const hobbiesHeading = headings.hobbies ?? words.hobbiesHeading
  const [first, ...others] = about.sections
  const beside = first === 'hobbies' && hobbies.length > 0
  const hasWords = about.biography.length > 0 || contactHref(language)
  const firstHobbies = beside && (
    <>
      <h2 className={styles.heading}>{hobbiesHeading}</h2>
      <Hobbies hobbies={hobbies} lang={langOf(about, 'hobbies')} />
    </>
  )
  const sections: Record<About['sections'][number], ReactNode> = {
    hobbies: hobbies.length > 0 && (
      <section className={styles.section} aria-labelledby="aficiones">
        <h2 id="aficiones" className={styles.heading}>
          {hobbiesHeading}
        </h2>
        <Hobbies hobbies={hobbies} lang={langOf(about, 'hobbies')} />
      </section>
    ),
    skills: <IconGrid id="competencias" heading={headings.skills ?? words.skillsHeading} items={skills} />,
    tools: <IconGrid id="herramientas" heading={headings.tools ?? words.toolsHeading} items={tools} />,
    calendar,
  }
  return (
    <Container>
      <PageHeading title={pageWords('about', language).heading} />
      <div className={styles.person} data-alone={!(picture || (beside && hasWords)) || undefined}>
        {(hasWords || (picture && beside)) && (
          <div className={styles.words}>
            {about.biography.map((paragraph) => (
              <p key={paragraph} lang={langOf(about, 'biography')}>
                {paragraph}
              </p>
            ))}
            <div>
              <ContactButton language={language} />
            </div>
            {picture && firstHobbies}
          </div>
        )}
        {!picture && beside && <div className={styles.words}>{firstHobbies}</div>}
        {picture && <Picture className={styles.image} {...picture} sizes={PICTURE_SIZES} />}
      </div>
      {(beside ? others : about.sections).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {children}
    </Container>
  )
}
