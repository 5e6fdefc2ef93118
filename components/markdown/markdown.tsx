import type { ReactNode } from 'react'
import ReactMarkdown from 'react-markdown'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { ARTICLE } from '@/lib/copy/article'
import { footnotes } from '@/lib/markdown/footnotes'
import { rehypeHeadingLinks } from '@/lib/markdown/heading-links'
import { highlight, rehypePlainLongCode } from '@/lib/markdown/highlight'
import { toMarkdown } from '@/lib/markdown/html-row'
import { rehypeOutline, type Section } from '@/lib/markdown/outline'
import {
  type ImageAddress,
  rehypeImages,
  rehypeLinks,
  rehypeShiftHeadings,
  rehypeTables,
  rehypeTaskLists,
  type ServedImage,
} from '@/lib/markdown/plugins'
import { sanitizeSchema } from '@/lib/markdown/sanitize-schema'
import { CodeBlock } from './code-block'
import styles from './markdown.module.css'

type MarkdownProps = { content: string; imageAddress?: ImageAddress }

/** GitHub-flavoured Markdown, or a row of plain HTML, as the page shows it: sanitised, then by the site's rules. */
export function Markdown(props: MarkdownProps) {
  return renderMarkdown(props).text
}

/** The same, together with the sections that the text turned out to have. */
export function renderMarkdown({ content, imageAddress = ownImagesOnly }: MarkdownProps): {
  text: ReactNode
  sections: Section[]
} {
  const sections: Section[] = []
  // Called as the function that it is, so that the sections are known when the text is.
  const text = ReactMarkdown({
    children: toMarkdown(content),
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: { ...footnotes, clobberPrefix: '' },
    rehypePlugins: [
      rehypeRaw,
      [rehypeSanitize, sanitizeSchema],
      rehypeShiftHeadings,
      rehypeSlug,
      rehypeLinks,
      rehypeHeadingLinks,
      [rehypeImages, { address: imageAddress }],
      [rehypeTables, { label: ARTICLE.tableLabel }],
      [rehypeTaskLists, { done: ARTICLE.taskDone, open: ARTICLE.taskOpen }],
      rehypePlainLongCode,
      highlight,
      [rehypeOutline, { sections, level: 2 }],
    ],
    components: { pre: CodeBlock },
    // What a link or a picture may point to is decided by the plugins above, after sanitising.
    urlTransform: (url) => url,
  })
  return { text: <div className={styles.prose}>{text}</div>, sections }
}

function ownImagesOnly(src: string): ServedImage | null {
  return src.startsWith('/') && !src.startsWith('//') ? { src } : null
}
