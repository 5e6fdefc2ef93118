import 'server-only'
import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withinLimits } from './limits'
import { toMarkdown } from './html-row'
import { sanitizeSchema } from './sanitize-schema'

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, sanitizeSchema)

/** The addresses of the pictures in a text, as written, in the order in which the page shows them. */
export function bodyImages(content: string): (string | null)[] {
  const sources: (string | null)[] = []
  const { text } = withinLimits(toMarkdown(content))
  let tree: Root
  try {
    tree = reader.runSync(reader.parse(text))
  } catch {
    return sources // the page shows such a text without pictures too, and says so in the log
  }
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img')
      sources.push(typeof node.properties.src === 'string' ? node.properties.src : null)
  })
  return sources
}
