import type { ReactNode } from 'react'
import ReactMarkdown from 'react-markdown'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { ARTICLE } from '@/lib/copy/article'
import { causeOf, log } from '@/lib/config/log'
import { sanitising } from '@/lib/markdown/sanitise'
import { footnotes } from '@/lib/markdown/footnotes'
import { rehypeHeadingLinks } from '@/lib/markdown/heading-links'
import { rehypeColours, rehypePlainLongCode } from '@/lib/markdown/highlight'
import { toMarkdown } from '@/lib/markdown/legacy-html'
import { withinLimits } from '@/lib/markdown/limits'
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
import { CodeBlock } from './code-block'
import styles from './markdown.module.css'
import tables from './tables.module.css'

/** What is shown of a text that can't be rendered. */
const PLAIN_CHARACTERS = 5_000

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
  const { text: source, whole } = withinLimits(toMarkdown(content))
  try {
    const text = toElements(source, imageAddress, sections)
    return { text: <Prose whole={whole}>{text}</Prose>, sections }
  } catch (error) {
    log('warn', 'markdown.not-rendered', { cause: causeOf(error), kept: 'the plain text' })
    return { text: <Prose whole={false}>{plainText(source)}</Prose>, sections: [] }
  }
}

function Prose({ whole, children }: { whole: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.prose} ${tables.tables}`}>
      {children}
      {!whole && <p>{ARTICLE.cut}</p>}
    </div>
  )
}

/** Called as the function that it is, so that the sections are known when the text is. */
function toElements(source: string, imageAddress: ImageAddress, sections: Section[]) {
  return ReactMarkdown({
    children: source,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: { ...footnotes, clobberPrefix: '' },
    rehypePlugins: [
      ...sanitising(),
      rehypeShiftHeadings,
      rehypeSlug,
      rehypeLinks,
      rehypeHeadingLinks,
      [rehypeImages, { address: imageAddress }],
      [rehypeTables, { label: ARTICLE.tableLabel }],
      [rehypeTaskLists, { done: ARTICLE.taskDone, open: ARTICLE.taskOpen }],
      rehypePlainLongCode,
      rehypeColours,
      [rehypeOutline, { sections, level: 2 }],
    ],
    components: { pre: CodeBlock },
    // What a link or a picture may point to is decided by the plugins above, after sanitising.
    urlTransform: (url) => url,
  })
}

function plainText(source: string): ReactNode {
  const paragraphs = source.slice(0, PLAIN_CHARACTERS).split(/\n{2,}/)
  return paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
}

function ownImagesOnly(src: string): ServedImage | null {
  return src.startsWith('/') && !src.startsWith('//') ? { src } : null
}
