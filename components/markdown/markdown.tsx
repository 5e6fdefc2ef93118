import ReactMarkdown from 'react-markdown'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { ARTICLE } from '@/lib/copy/article'
import { toMarkdown } from '@/lib/markdown/html-row'
import {
  type ImageAddress,
  rehypeCodeBlocks,
  rehypeImages,
  rehypeLinks,
  rehypeShiftHeadings,
  rehypeTables,
  rehypeTaskLists,
} from '@/lib/markdown/plugins'
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema'
import styles from './markdown.module.css'

type MarkdownProps = { content: string; imageAddress?: ImageAddress }

/** GitHub-flavoured Markdown, or a row of plain HTML, as the page shows it: sanitised, then by the site's rules. */
export function Markdown({ content, imageAddress = ownImagesOnly }: MarkdownProps) {
  return (
    <div className={styles.prose}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{
          clobberPrefix: '',
          footnoteLabel: ARTICLE.footnotes,
          footnoteLabelProperties: {},
          footnoteBackLabel: (reference, again) =>
            ARTICLE.footnoteBack(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
        }}
        rehypePlugins={[
          rehypeRaw,
          [rehypeSanitize, sanitizeSchema],
          rehypeShiftHeadings,
          rehypeSlug,
          rehypeLinks,
          [rehypeImages, { address: imageAddress }],
          [rehypeTables, { label: ARTICLE.tableLabel }],
          [rehypeCodeBlocks, { label: ARTICLE.codeLabel }],
          [rehypeTaskLists, { done: ARTICLE.taskDone, open: ARTICLE.taskOpen }],
        ]}
        // What a link or a picture may point to is decided by the plugins above, after sanitising.
        urlTransform={(url) => url}
      >
        {toMarkdown(content)}
      </ReactMarkdown>
    </div>
  )
}

function ownImagesOnly(src: string): string | null {
  return src.startsWith('/') && !src.startsWith('//') ? src : null
}
