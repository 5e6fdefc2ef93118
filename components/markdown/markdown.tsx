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
