import './pictures.css'
import './tables.css'
import './writing.css'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import {
  rehypeFootnoteLinks,
  rehypeHeadingIds,
  rehypeHeadingLinks,
  rehypeShiftHeadings,
} from '@/lib/markdown/ids'
import { NEW_TAB_ID, rehypeLinks } from '@/lib/markdown/links'
import { sanitising } from '@/lib/markdown/sanitise'
import { rehypeTables } from '@/lib/markdown/tables'
import { TEXT_WORDS } from '@/lib/markdown/words'
import styles from './markdown.module.css'

const WORDS = TEXT_WORDS.es

/**
 * GitHub-flavoured Markdown, sanitised, for the owner's legal text. What articles have beyond that (pictures in widths,
 * diagrams, formulas, coloured code) would cost this page their whole pipeline.
 */
export function PlainMarkdown({ text }: { text: string }) {
  return (
    <div className={styles.prose} data-text>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{ footnoteLabel: WORDS.footnotes, clobberPrefix: '' }}
        rehypePlugins={[
          ...sanitising,
          rehypeShiftHeadings,
          rehypeFootnoteLinks,
          [rehypeHeadingIds, { section: WORDS.section }],
          rehypeLinks,
          rehypeHeadingLinks,
          [rehypeTables, { label: WORDS.table }],
        ]}
      >
        {text}
      </ReactMarkdown>
      <span id={NEW_TAB_ID} hidden>
        {WORDS.newTab}
      </span>
    </div>
  )
}
