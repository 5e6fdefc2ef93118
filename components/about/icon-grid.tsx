import type { NamedIcon } from '@/lib/site/site-config'
import { iconOf } from '@/lib/icons/icon-sheet'
import { TileIcon } from '../ui/tile-icon'
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
