import type { Language } from '@/lib/site/language'
import type { Hobby } from '@/lib/site/site-config'
import { findIcon, HOBBY_ICONS, isEmoji, isHobbyIcon } from '@/lib/icons/find-icon'
import { TileIcon } from '../ui/tile-icon'
import styles from './about.module.css'

type HobbiesProps = { hobbies: Hobby[]; lang?: Language }

/** The hobbies as a list; a bullet replaces an icon that is missing or unknown. */
export function Hobbies({ hobbies, lang }: HobbiesProps) {
  return (
    <ul className={styles.hobbies} lang={lang}>
      {hobbies.map(({ icon, text }) => {
        const glyph = glyphOf(icon)
        return (
          <li key={text} data-icon={glyph ? true : undefined}>
            {glyph}
            {glyph ? <span>{text}</span> : text}
          </li>
        )
      })}
    </ul>
  )
}

function glyphOf(icon: string | null) {
  if (icon === null) return null
  if (isEmoji(icon)) return <span aria-hidden="true">{icon}</span>
  if (isHobbyIcon(icon)) return <LineIcon path={HOBBY_ICONS[icon]} />
  const brand = findIcon(icon)
  return brand && <TileIcon icon={brand} className={styles.brand} />
}

function LineIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
