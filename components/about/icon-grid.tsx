import type { NamedIcon } from '@/lib/config/site-config'
import { iconAddress, isIcon } from './icon-sheet'
import styles from './about.module.css'

type IconGridProps = { id: string; heading: string; items: readonly NamedIcon[] }

/** Names with icons. The icons are decorative and hidden from assistive technology. */
export function IconGrid({ id, heading, items }: IconGridProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.icons}>
        {items.map(({ icon, name }) => (
          <li key={name} className={styles.icon}>
            <svg
              viewBox="0 0 24 24"
              fill="currentColor"
              aria-hidden="true"
              focusable="false"
              className={styles.glyph}
            >
              {isIcon(icon) ? <use href={iconAddress(icon)} /> : <Initials name={name} />}
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown for an icon that the site doesn't have. */
function Initials({ name }: { name: string }) {
  return (
    <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="700">
      {[...name].slice(0, 2).join('')}
    </text>
  )
}
