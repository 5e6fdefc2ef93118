import type { Section } from '@/lib/markdown/text-parts'
import styles from './outline.module.css'

const FEWEST_SECTIONS = 3

/**
 * Table of contents of a long text: a line above the text that unfolds, or the list beside it on screens with room there.
 * It is one list for both, so that readers without styles get it once.
 */
export function Outline({ sections, title }: { sections: Section[]; title: string }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <nav className={styles.outline} aria-label={title} data-title={title}>
      <details className={styles.folded}>
        <summary className={styles.summary}>{title}</summary>
        <ol className={styles.list}>
          {sections.map(({ id, title: section }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {section}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
