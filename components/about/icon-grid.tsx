import {
  findIcon,
  HOBBY_ICONS,
  type Icon,
  iconOf,
  isEmoji,
  isHobbyIcon,
  tileAddress,
} from '@/lib/icons/icon-sheet'
import type { Language } from '@/lib/site/language'
import type { Hobby, NamedIcon } from '@/lib/site/site-config'
import { Icon as Drawn } from '../ui/icon'
import styles from './about.module.css'

type IconGridProps = { id: string; heading: string; items: NamedIcon[] }

/** Names with icons, or initials. Both are decorative and hidden from assistive technology. */
export function IconGrid({ id, heading, items }: IconGridProps) {
  if (items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.icons}>
        {items.map((item) => (
          <li key={item.name} className={styles.icon}>
            <Glyph {...item} />
            <span>{item.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Glyph(item: NamedIcon) {
  const icon = iconOf(item)
  if (icon) return <TileIcon icon={icon} className={styles.glyph} />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={styles.glyph}>
      <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="700">
        {[...item.name].slice(0, 2).join('')}
      </text>
    </svg>
  )
}

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
  if (isHobbyIcon(icon))
    return (
      <Drawn>
        <path d={HOBBY_ICONS[icon]} />
      </Drawn>
    )
  const brand = findIcon(icon)
  return brand && <TileIcon icon={brand} className={styles.brand} />
}

type TileIconProps = { icon: Icon; className?: string }

/** An icon from the sprite in the accent colour, loaded lazily with low priority. Decorative: a name is next to it. */
function TileIcon({ icon, className = '' }: TileIconProps) {
  return (
    <img
      src={tileAddress(icon)}
      width={24}
      height={24}
      alt=""
      loading="lazy"
      fetchPriority="low"
      className={`${styles.tile} ${className}`}
    />
  )
}
