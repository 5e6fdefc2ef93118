import type { Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { sanitising } from './sanitise'
import { toMarkdown } from './legacy-html'
import { withinLimits } from './limits'

/** A text as sanitised HTML to look things up in, within the limits of the page. @throws what the parser throws */
export function parseHtml(content: string): Root {
  const { text } = withinLimits(toMarkdown(content))
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(sanitising())
  return reader.runSync(reader.parse(text)) as Root
}
