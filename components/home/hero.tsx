import { langOf, type Said } from '@/lib/site/borrowed'
import type { Home, Site } from '@/lib/site/site-config'
import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import type { ShownPicture } from '@/lib/images/own-pictures'
import type { RolePaths } from '@/lib/resume/role-paths'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'
import { ButtonLink } from '../ui/button-link'
import { ContactButton } from '../ui/contact-button'
import { ArrowIcon } from '../ui/icons'
import { Picture } from '../ui/picture'
import { Tilt } from '../ui/tilt'
import { NeutralPortrait } from './neutral-portrait'
import { Roles } from './roles'
import styles from './hero.module.css'

const PORTRAIT_SIZES = '(min-width: 64rem) 30rem, 22rem'

type HeroProps = {
  site: Site
  home: Said<Home>
  portrait: ShownPicture | null
  language: Language
  rolePaths?: RolePaths
  hasProjects: boolean
}

/** The hero: name, roles, and links to projects, CV and contact. */
export function Hero({ site, home, portrait, language, rolePaths, hasProjects }: HeroProps) {
  const words = wordsIn(language).home
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.greeting}>{home.greeting ?? words.greeting}</span> {site.name}
        </h1>
        <Roles roles={home.roles} paths={rolePaths} words={words} lang={langOf(home, 'roles')} />
        {home.intro && (
          <p className={styles.intro} lang={langOf(home, 'intro')}>
            {home.intro}
          </p>
        )}
        <p className={styles.actions}>
          {hasProjects && (
            <ButtonLink href={localPath(language, routes.projects())}>
              {words.toProjects} <ArrowIcon />
            </ButtonLink>
          )}
          <ButtonLink href={localPath(language, routes.resume)} variant={hasProjects ? 'outline' : undefined}>
            {words.toResume}
          </ButtonLink>
          <ContactButton language={language} />
        </p>
      </div>
      <div className={styles.portrait}>
        <Tilt>
          {portrait ? (
            <Picture {...portrait} sizes={PORTRAIT_SIZES} fetchPriority="high" />
          ) : (
            <NeutralPortrait className={styles.drawn} />
          )}
        </Tilt>
      </div>
    </section>
  )
}
