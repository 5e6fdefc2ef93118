import { langOf, type Language, type Said } from '@/lib/site/language'
import type { Home, Site } from '@/lib/site/site-config'
import { wordsIn } from '@/lib/pages/words'
import { knownKind } from '@/lib/site/accounts'
import { localPath, routes } from '@/lib/site/routes'
import { SocialLinks } from '../layout/social-links'
import { ButtonLink } from '../ui/button-link'
import styles from './home.module.css'

type AboutMeProps = {
  home: Said<Home>
  social: Site['social']
  language: Language
  /** Whether there is a page about the owner. */
  hasPage: boolean
}

/** Biography and social links, except the map, which is in the footer only (SPEC §1). */
export function AboutMe({ home, social, language, hasPage }: AboutMeProps) {
  const words = wordsIn(language).home
  return (
    <section className={styles.about} aria-labelledby="sobre-mi">
      <h2 id="sobre-mi" className={styles.heading}>
        {home.headings.about ?? words.aboutHeading}
      </h2>
      <div className={styles.biography}>
        {home.biography.map((paragraph) => (
          <p key={paragraph} lang={langOf(home, 'biography')}>
            {paragraph}
          </p>
        ))}
        {hasPage && (
          <p>
            <ButtonLink href={localPath(language, routes.about)} variant="outline">
              {words.aboutMore}
            </ButtonLink>
          </p>
        )}
        <SocialLinks
          accounts={social.filter(({ kind }) => knownKind(kind) !== 'maps')}
          language={language}
          named
        />
      </div>
    </section>
  )
}
