import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { toMarkdown } from './html-row'
import { rehypeMaxDepth, withinLimits } from './limits'
import { sanitizeSchema } from './sanitize-schema'

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeMaxDepth)
  .use(rehypeSanitize, sanitizeSchema)

/** A text as sanitised HTML to look things up in, within the limits of the page. @throws what the parser throws */
export function readHtml(content: string): Root {
  return reader.runSync(reader.parse(withinLimits(toMarkdown(content)).text))
}
