import type { Language, Same } from '@/lib/site/language'
import type { HOME } from '@/lib/pages/screen-words'
import type { RolePaths } from '@/lib/resume/role-path'
import { TypedRoles } from './typed-roles'
import styles from './typed-roles.module.css'
import hidden from '../ui/visually-hidden.module.css'

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
export function Roles({ roles, paths = {}, lang, words }: RolesProps) {
  if (roles.length === 0) return null
  const several = roles.length > 1
  return (
    <div className={styles.roles}>
      {several && <TypedRoles roles={roles} paths={paths} pause={words.pause} resume={words.resume} />}
      <ul
        className={`${styles.list} ${several ? hidden.whileAnimated : ''}`}
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
