import type { Section } from '@/lib/markdown/text-parts'
import outlineStyles from './outline.module.css'
import './code.css'
import './math.css'
import './pictures.css'
import './tables.css'
import './writing.css'
import type { Language } from '@/lib/site/language'
import { NEW_TAB_ID } from '@/lib/markdown/links'
import type { TextAddresses } from '@/lib/markdown/page-html'
import { getPageHtml } from '@/lib/markdown/render-text'
import { TEXT_WORDS } from '@/lib/markdown/words'
import code from './code-block.module.css'
import { CopyCode } from './copy-code'
import styles from './markdown.module.css'

type MarkdownProps = {
  content: string
  /** Where its images and diagrams are, and the notes that it links to. */
  addresses?: TextAddresses
  /** Language of the text, and so of the labels that the site adds. */
  language?: Language
}

/**
 * GitHub-flavoured Markdown or legacy HTML of an author, sanitised. It is rendered as one piece of HTML: there is
 * nothing in it that changes in the browser but the outcome of copying code.
 */
export async function Markdown({ content, addresses = {}, language = 'es' }: MarkdownProps) {
  const html = await getPageHtml(content, addresses, language)
  const { newTab, codeCopied, codeNotCopied } = TEXT_WORDS[language]
  const prose = (
    <div
      className={`${styles.prose} ${code.blocks} e-content`}
      data-text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
  return (
    <>
      {html.includes('data-code') ? (
        <CopyCode words={{ codeCopied, codeNotCopied }}>{prose}</CopyCode>
      ) : (
        prose
      )}
      <span id={NEW_TAB_ID} hidden>
        {newTab}
      </span>
    </>
  )
}

const FEWEST_SECTIONS = 3

/**
 * Table of contents of a long text: a line above the text that unfolds, or the list beside it on screens with room there.
 * It is one list for both, so that readers without styles get it once.
 */
export function Outline({ sections, title }: { sections: Section[]; title: string }) {
  if (sections.length < FEWEST_SECTIONS) return null
  return (
    <nav className={outlineStyles.outline} aria-label={title} data-title={title}>
      <details className={outlineStyles.folded}>
        <summary className={outlineStyles.summary}>{title}</summary>
        <ol className={outlineStyles.list}>
          {sections.map(({ id, title: section }) => (
            <li key={id}>
              <a className={outlineStyles.link} href={`#${id}`}>
                {section}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
