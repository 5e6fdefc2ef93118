import type { HOME } from '@/lib/copy/home'
import type { Same } from '@/lib/copy/same'
import { TypedRoles } from './typed-roles'
import styles from './hero.module.css'
import typed from './typed-roles.module.css'
import hidden from '../ui/visually-hidden.module.css'

type RolesProps = { roles: string[]; words: Pick<Same<typeof HOME>, 'rolesLabel' | 'pause' | 'resume'> }

/** The owner's roles. Several are typed one after another (SPEC §1); a single one is static. */
export function Roles({ roles, words }: RolesProps) {
  if (roles.length === 0) return null
  const several = roles.length > 1
  return (
    <div className={styles.roles}>
      <ul className={`${typed.list} ${several ? hidden.whileAnimated : ''}`} aria-label={words.rolesLabel}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
      {several && <TypedRoles roles={roles} pause={words.pause} resume={words.resume} />}
    </div>
  )
}
