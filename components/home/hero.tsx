import type { HOME } from '@/lib/pages/screen-words'
import { langOf, type Language, type Said, type Same } from '@/lib/site/language'
import type { Home, Site } from '@/lib/site/site-config'
import { wordsIn } from '@/lib/pages/words'
import type { SiteParts } from '@/lib/site/shown-parts'
import type { ShownPicture } from '@/lib/images/own-file'
import type { Availability, RolePaths } from '@/lib/resume/current-resume'
import { localPath, routes } from '@/lib/site/routes'
import { absoluteUrl } from '@/lib/site/site-url'
import { AvailableLine } from '../ui/available-line'
import { ButtonLink } from '../ui/button-link'
import { ContactButton } from '../ui/contact-button'
import { ArrowIcon } from '../ui/icons'
import { Tilt } from '../ui/tilt'
import { Portrait } from '../ui/portrait'
import { Spaced } from '../ui/spaced'
import hidden from '../ui/visually-hidden.module.css'
import roleStyles from './typed-roles.module.css'
import styles from './hero.module.css'
import { TypedRoles } from './typed-roles'

export type HeroProps = {
  site: Site
  home: Said<Home>
  portrait: ShownPicture | null
  /** The portrait in the dark theme. */
  night?: ShownPicture | null
  language: Language
  rolePaths?: RolePaths
  available?: Availability | null
  /** What the site has in this language. */
  parts: SiteParts
}

/** The hero: name, roles, what the owner is available for, and links to projects, CV and contact. */
export function Hero({ site, home, portrait, night, language, rolePaths, available, parts }: HeroProps) {
  const words = wordsIn(language).home
  const hasProjects = parts.has('projects')
  return (
    <section className={`${styles.hero} h-card`}>
      {/* For readers of microformats: the page is about the person whose card this is. */}
      <data
        className="u-url u-uid"
        value={new URL(absoluteUrl(localPath(language, routes.home))).href}
        hidden
      />
      <h1 className={styles.title}>
        <span className={styles.greeting}>{home.greeting ?? words.greeting}</span>{' '}
        <span className="p-name">{site.name}</span>
      </h1>
      {/* Directly behind the name beside which it stands: a page painted before all of it is there doesn't move. */}
      <div className={styles.portrait}>
        <Tilt>
          <Portrait picture={portrait} night={night} />
        </Tilt>
      </div>
      <div className={styles.roles}>
        <Roles roles={home.roles} paths={rolePaths} words={words} lang={langOf(home, 'roles')} />
      </div>
      <div className={styles.words}>
        {available && (
          <div className={styles.available}>
            <AvailableLine {...available} />
          </div>
        )}
        {home.intro && (
          <p className={`${styles.intro} p-note`} lang={langOf(home, 'intro')}>
            {home.intro}
          </p>
        )}
        <p className={styles.actions}>
          <Spaced>
            {hasProjects && (
              <ButtonLink href={localPath(language, routes.projects())}>
                {words.toProjects} <ArrowIcon />
              </ButtonLink>
            )}
            {parts.has('resume') && (
              <ButtonLink
                href={localPath(language, routes.resume)}
                variant={hasProjects ? 'outline' : undefined}
              >
                {words.toResume}
              </ButtonLink>
            )}
            <ContactButton language={language} />
          </Spaced>
        </p>
      </div>
    </section>
  )
}

type RolesProps = {
  roles: string[]
  paths?: RolePaths
  /** Language of the roles, if it differs from the page's. */
  lang?: Language
  words: Pick<Same<typeof HOME>, 'rolesLabel' | 'pause' | 'resume'>
}

/**
 * The owner's roles, each a link to its CV if it has one. Several are typed one after another (SPEC §1); a single one is
 * static. The list of typed roles is for screen readers, and shows while the keyboard is in it.
 */
function Roles({ roles, paths = {}, lang, words }: RolesProps) {
  if (roles.length === 0) return null
  const several = roles.length > 1
  return (
    <div className={roleStyles.roles}>
      {several && <TypedRoles roles={roles} paths={paths} pause={words.pause} resume={words.resume} />}
      <ul
        className={`${roleStyles.list} ${several ? hidden.whileAnimated : ''}`}
        aria-label={words.rolesLabel}
        data-typed={several || undefined}
      >
        {roles.map((role) => (
          <li key={role} lang={lang}>
            {paths[role] ? <a href={paths[role]}>{role}</a> : role}
          </li>
        ))}
      </ul>
    </div>
  )
}
