import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { ARTICLE } from '@/lib/copy/article'
import { codeLanguage } from '@/lib/markdown/highlight'
import { CopyCode } from './copy-code'
import styles from './code-block.module.css'

/** A code block: a focusable scroll region with its language and a copy button. */
export function CodeBlock({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const language = node ? codeLanguage(node) : null
  return (
    <div className={styles.block} data-code>
      <div className={styles.bar}>
        {language && <span className={styles.language}>{language}</span>}
        <CopyCode />
      </div>
      <pre className={styles.code} tabIndex={0} role="group" aria-label={ARTICLE.codeLabel}>
        {children}
      </pre>
    </div>
  )
}
