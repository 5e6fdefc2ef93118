import { iconAddress } from './icon-sheet'
import type { IconName } from './icons'
import styles from './about.module.css'

type IconGridProps = { id: string; heading: string; items: readonly { icon: IconName; name: string }[] }

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
              <use href={iconAddress(icon)} />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
