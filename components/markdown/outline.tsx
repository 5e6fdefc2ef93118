import type { Section } from '@/lib/markdown/outline'
import styles from './outline.module.css'

const FEWEST_SECTIONS = 3

type OutlineProps = {
  sections: Section[]
  title: string
  /** `beside` the text, or `folded`: a collapsible line above the text, for screens without room beside it. */
  form: 'beside' | 'folded'
}

/** Table of contents of a long text. CSS shows one of the two forms. */
export function Outline({ sections, title, form }: OutlineProps) {
  if (sections.length < FEWEST_SECTIONS) return null
  if (form === 'folded')
    return (
      <details className={styles.folded}>
        <summary className={styles.summary}>{title}</summary>
        <Sections sections={sections} />
      </details>
    )
  return (
    <nav className={styles.outline} aria-labelledby="secciones">
      <p id="secciones" className={styles.title}>
        {title}
      </p>
      <Sections sections={sections} />
    </nav>
  )
}

function Sections({ sections }: { sections: Section[] }) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
