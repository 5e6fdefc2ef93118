import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { withinLimits } from '../../markdown/limits'

const reader = unified().use(remarkParse).use(remarkGfm)

/**
 * A text of GitHub-flavoured Markdown with the places of its parts.
 * @returns an empty document for a text beyond the limits up to which the site shows one
 */
export function parseMarkdown(markdown: string): Root {
  return withinLimits(markdown).whole ? reader.parse(markdown) : { type: 'root', children: [] }
}
