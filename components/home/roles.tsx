import { HOME } from '@/lib/copy/home'
import { TypedRoles } from './typed-roles'
import styles from './hero.module.css'
import typed from './typed-roles.module.css'
import hidden from '../ui/visually-hidden.module.css'

/** The owner's roles. Several are typed one after another (SPEC §1); a single one is static. */
export function Roles({ roles }: { roles: string[] }) {
  if (roles.length === 0) return null
  const several = roles.length > 1
  return (
    <div className={styles.roles}>
      <ul className={`${typed.list} ${several ? hidden.whileAnimated : ''}`} aria-label={HOME.rolesLabel}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
      {several && <TypedRoles roles={roles} />}
    </div>
  )
}
