import { ARTICLE } from '@/lib/copy/article'
import type { Section } from '@/lib/markdown/outline'
import styles from './outline.module.css'

const FEWEST_SECTIONS = 3

/** Table of contents of a long article, beside the text on wide screens. */
export function Outline({ sections }: { sections: Section[] }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <nav className={styles.outline} aria-labelledby="secciones">
      <p id="secciones" className={styles.title}>
        {ARTICLE.outline}
      </p>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
