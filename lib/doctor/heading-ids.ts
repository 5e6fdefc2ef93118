import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { toMarkdown } from '../markdown/html-row'
import { sanitizeSchema } from '../markdown/sanitize-schema'

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeSlug)

/** The anchors that a text offers: its headings, named as the page names them. */
export function headingIds(content: string): Set<string> {
  const ids = new Set<string>()
  visit(reader.runSync(reader.parse(toMarkdown(content))), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id)
  })
  return ids
}
