import type { HomeContent, SiteConfig } from '@/lib/config/site-config'
import { HOME } from '@/lib/copy/home'
import { routes } from '@/lib/routing/routes'
import { ButtonLink } from '../ui/button-link'
import { ArrowIcon } from '../ui/icons'
import { Picture } from '../ui/picture'
import { Tilt } from '../ui/tilt'
import { TypedRoles } from './typed-roles'
import styles from './hero.module.css'
import typed from './typed-roles.module.css'
import hidden from '../ui/visually-hidden.module.css'

type HeroProps = { site: SiteConfig; home: HomeContent; portrait: string | null }

/** The hero: name, roles, and the two links that matter to employers. */
export function Hero({ site, home, portrait }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.greeting}>{HOME.greeting}</span> {site.name}
        </h1>
        <div className={styles.roles}>
          <ul className={`${typed.list} ${hidden.whileAnimated}`} aria-label={HOME.rolesLabel}>
            {home.roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
          <TypedRoles roles={home.roles} />
        </div>
        <p className={styles.intro}>{home.intro}</p>
        <p className={styles.actions}>
          <ButtonLink href={routes.projects()}>
            {HOME.toProjects} <ArrowIcon />
          </ButtonLink>
          <ButtonLink href={routes.resume} variant="outline">
            {HOME.toResume}
          </ButtonLink>
        </p>
      </div>
      {portrait && (
        <div className={styles.portrait}>
          <Tilt>
            <Picture src={portrait} alt={HOME.portraitAlt} width={880} height={960} fetchPriority="high" />
          </Tilt>
        </div>
      )}
    </section>
  )
}
