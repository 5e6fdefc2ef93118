import type { HomeContent, SiteConfig } from '@/lib/config/site-config'
import { HOME } from '@/lib/copy/home'
import { FOOTER } from '@/lib/copy/site'
import { routes } from '@/lib/routing/routes'
import { SocialLinks } from '../layout/social-links'
import { ButtonLink } from '../ui/button-link'
import styles from './home.module.css'

/** Biography and social links (SPEC §1). */
export function AboutMe({ home, social }: { home: HomeContent; social: SiteConfig['social'] }) {
  return (
    <section className={styles.about} aria-labelledby="sobre-mi">
      <h2 id="sobre-mi" className={styles.heading}>
        {HOME.aboutHeading}
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
        <SocialLinks
          social={social}
          label={FOOTER.socialLabel}
          places={['appStore', 'code', 'professional', 'photos']}
          named
        />
      </div>
    </section>
  )
}
