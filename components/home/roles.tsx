import type { Language } from '@/lib/site/language'
import type { HOME } from '@/lib/pages/home-words'
import type { Same } from '@/lib/site/same'
import type { RolePaths } from '@/lib/resume/role-paths'
import { TypedRoles } from './typed-roles'
import styles from './hero.module.css'
import typed from './typed-roles.module.css'
import hidden from '../ui/visually-hidden.module.css'

type RolesProps = {
  roles: string[]
  paths?: RolePaths
  /** Language of the roles, if it differs from the page's. */
  lang?: Language
  words: Pick<Same<typeof HOME>, 'rolesLabel' | 'rolesLead' | 'pause' | 'resume'>
}

/**
 * The owner's roles. Several roles are typed one after another (SPEC §1); a single one is static. Roles with a CV of
 * their own link to it, below the typed line and words that say so. All others are visible only where nothing is typed.
 */
export function Roles({ roles, paths = {}, lang, words }: RolesProps) {
  if (roles.length === 0) return null
  const several = roles.length > 1
  const isLinked = roles.some((role) => paths[role])
  const unlinked = several ? hidden.whileAnimated : ''
  /** Without typing, the list below the words has all roles. */
  const onlyTyped = several && !roles.every((role) => paths[role]) ? typed.whileTyped : ''
  return (
    <div className={styles.roles}>
      {several && <TypedRoles roles={roles} pause={words.pause} resume={words.resume} />}
      {isLinked && <p className={`${typed.lead} ${onlyTyped}`}>{words.rolesLead}</p>}
      <ul
        className={`${typed.list} ${isLinked ? '' : unlinked}`}
        aria-label={words.rolesLabel}
        data-below={several && isLinked}
      >
        {roles.map((role) => (
          <li key={role} lang={lang} className={paths[role] ? undefined : unlinked || undefined}>
            {paths[role] ? <a href={paths[role]}>{role}</a> : role}
          </li>
        ))}
      </ul>
    </div>
  )
}
