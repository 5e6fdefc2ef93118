import type { Home, Site } from '@/lib/config/site-config'
import { HOME } from '@/lib/copy/home'
import { knownKind } from '@/lib/copy/social'
import { routes } from '@/lib/routing/routes'
import { SocialLinks } from '../layout/social-links'
import { ButtonLink } from '../ui/button-link'
import styles from './home.module.css'

/** Biography and social links, without the map: that one is in the footer only (SPEC §1). */
export function AboutMe({ home, social }: { home: Home; social: Site['social'] }) {
  return (
    <section className={styles.about} aria-labelledby="sobre-mi">
      <h2 id="sobre-mi" className={styles.heading}>
        {home.headings.about ?? HOME.aboutHeading}
      </h2>
      <div className={styles.biography}>
        {home.biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <ButtonLink href={routes.about} variant="outline">
            {HOME.aboutMore}
          </ButtonLink>
        </p>
        <SocialLinks accounts={social.filter(({ kind }) => knownKind(kind) !== 'maps')} named />
      </div>
    </section>
  )
}
