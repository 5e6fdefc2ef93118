import type { Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { cleaning } from './clean-html'
import { toMarkdown } from './html-row'
import { withinLimits } from './limits'

/** A text as sanitised HTML to look things up in, within the limits of the page. @throws what the parser throws */
export function readHtml(content: string): Root {
  const { text } = withinLimits(toMarkdown(content))
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(cleaning())
  return reader.runSync(reader.parse(text)) as Root
}
