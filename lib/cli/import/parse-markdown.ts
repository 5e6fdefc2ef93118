import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkLimitAddresses } from '../../markdown/limit-addresses'
import { OverLimitError } from '../../markdown/limit-error'
import { withinLimits } from '../../markdown/limits'

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkLimitAddresses)

/**
 * Parses GitHub-flavoured Markdown, with positions.
 * @returns an empty document for a text beyond the site's limits
 */
export function parseMarkdown(markdown: string): Root {
  const empty: Root = { type: 'root', children: [] }
  try {
    return isWithinLimits(markdown) ? reader.parse(markdown) : empty
  } catch (error) {
    if (error instanceof OverLimitError) return empty
    throw error
  }
}

/** Whether the site shows a text whole: no part is too long, too deeply nested or too complex. */
export function isWithinLimits(markdown: string): boolean {
  const { text, whole } = withinLimits(markdown)
  return whole && text === markdown
}
