import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import type { Words } from '@/lib/copy/words'
import { languageName } from '@/lib/markdown/code/language-name'
import { codeLanguage } from '@/lib/markdown/highlight'
import { CopyCode } from './copy-code'
import styles from './code-block.module.css'

type CodeBlockProps = ComponentProps<'pre'> & ExtraProps & { words: Pick<Words, 'article' | 'clipboard'> }

/**
 * A code block: a focusable scroll region with the file name, the language and a copy button. The text already contains
 * the lines, marks and diff signs.
 */
export function CodeBlock({ node, children, words }: CodeBlockProps) {
  const { dataTitle: title, dataLanguage } = node?.properties ?? {}
  const language = dataLanguage ?? (node && codeLanguage(node))
  return (
    <div className={styles.block} data-code>
      <div className={styles.bar}>
        {title && <span className={styles.title}>{title}</span>}
        {language && <span className={styles.language}>{languageName(String(language))}</span>}
        <CopyCode words={words.clipboard} />
      </div>
      <pre
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={title ? words.article.codeOf(String(title)) : words.article.codeLabel}
      >
        {children}
      </pre>
    </div>
  )
}
