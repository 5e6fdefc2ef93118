import { htmlParts } from './html-tags'

const BLOCK = 'p|div|section|article|header|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|hr|br'
const BEGINS_WITH_BLOCK = new RegExp(`^<(?:${BLOCK})\\b`, 'i')
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

const LIST_ITEM = '(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\S'
const UNDERLINED = '[^\\n]{1,200}\\n {0,3}(?:={3,}|-{3,})[ \\t]*(?:\\n|$)'
/** Behind a blank line: a heading, a list, a quote, code or a table of Markdown. */
const MARKDOWN_BLOCK = new RegExp(
  `(?:^|\\n)[ \\t]*\\n {0,3}(?:#{1,6}[ \\t]+\\S|${LIST_ITEM}|>|\`\`\`|~~~|\\||${UNDERLINED})`,
)
const PARAGRAPH = /(?:^|\n)[ \t]*\n {0,3}[^\s<]/
const INLINE = /\*\*[^\s*]|__[^\s_]|`[^`\n]{1,200}`|\]\(/

/**
 * Prepares the body of an article for the Markdown reader. Rows written before Markdown are whole HTML documents
 * without a frame; Markdown would end such a block at the first blank line and read indented lines as code. So
 * blank lines are filled and the row becomes one block, which the HTML reader then takes as it is.
 */
export function toMarkdown(content: string): string {
  if (!isLegacyHtml(content)) return content
  const text = content.trim().replace(/\r\n?/g, '\n')
  return `<div>\n${text.replace(/\n(?:[ \t]*\n)+/g, fillBlankLines)}\n</div>`
}

/**
 * Whether a text is HTML as a whole: it begins with a block and ends with a tag, holds no block of Markdown, and what
 * stands outside of its elements is no prose of its own. Markdown may begin and end with tags too.
 */
export function isLegacyHtml(content: string): boolean {
  const html = content.trim().replace(/\r\n?/g, '\n')
  if (!BEGINS_WITH_BLOCK.test(html) || !html.endsWith('>')) return false
  let depth = 0
  for (const part of htmlParts(html, true)) {
    if (part.type === 'text') {
      if (MARKDOWN_BLOCK.test(part.value)) return false
      if (depth === 0 && (PARAGRAPH.test(part.value) || INLINE.test(part.value))) return false
    } else if (part.type === 'close') depth = Math.max(0, depth - 1)
    else if (!VOID.test(part.name)) depth += 1
  }
  return true
}

/** A line end as an entity is no blank line to Markdown, and still one inside `<pre>`. */
function fillBlankLines(lineEnds: string): string {
  return `\n${'&#10;'.repeat(lineEnds.split('\n').length - 2)}`
}
