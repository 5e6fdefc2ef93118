import type { Root } from 'mdast'
import { parseOnce } from '../../markdown/parse-text'
import { readMarkdown } from '../../markdown/read-markdown'

/**
 * Parses GitHub-flavoured Markdown, with positions.
 * @returns an empty document for a text beyond the site's limits
 */
export function parseMarkdown(markdown: string): Root {
  let isWithin = true
  const root = readMarkdown(markdown, () => {
    isWithin = false
  })
  return isWithin ? root : { type: 'root', children: [] }
}

/** Whether the site shows a text whole: no part is too long, too deeply nested or too complex. */
export function isWithinLimits(markdown: string): boolean {
  return parseOnce(markdown).beyond.length === 0
}
