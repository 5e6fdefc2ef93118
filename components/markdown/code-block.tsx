import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { ARTICLE } from '@/lib/copy/article'
import { codeLanguage } from '@/lib/markdown/highlight'
import { CopyCode } from './copy-code'
import styles from './code-block.module.css'

/**
 * A code block: a focusable scroll region with the name of its file, its language and a copy button. Its lines, marks
 * and signs of changes are in the text already.
 */
export function CodeBlock({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const { dataTitle: title, dataLanguage } = node?.properties ?? {}
  const language = dataLanguage ?? (node && codeLanguage(node))
  return (
    <div className={styles.block} data-code>
      <div className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        {language && <span className={styles.language}>{language}</span>}
        <CopyCode />
      </div>
      <pre
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={title ? ARTICLE.codeOf(String(title)) : ARTICLE.codeLabel}
      >
        {children}
      </pre>
    </div>
  )
}
