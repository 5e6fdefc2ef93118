import { htmlParts } from './html-tags'

const BLOCK = 'p|div|section|article|header|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|hr|br'
const BEGINS_WITH_BLOCK = new RegExp(`^<(?:${BLOCK})\\b`, 'i')
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

const LIST_ITEM = '(?:[-*+]|\\d{1,9}[.)])[ \\t]+\\S'
const UNDERLINED = '[^\\n]{1,200}\\n {0,3}(?:={3,}|-{3,})[ \\t]*(?:\\n|$)'
/** A Markdown block after a blank line: a heading, a list, a quote, code or a table. */
const MARKDOWN_BLOCK = new RegExp(
  `(?:^|\\n)[ \\t]*\\n {0,3}(?:#{1,6}[ \\t]+\\S|${LIST_ITEM}|>|\`\`\`|~~~|\\||${UNDERLINED})`,
)
const PARAGRAPH = /(?:^|\n)[ \t]*\n {0,3}[^\s<]/
const INLINE = /\*\*[^\s*]|__[^\s_]|`[^`\n]{1,200}`|\]\(/

/**
 * Prepares the body of an article for the Markdown parser. Articles from before Markdown are HTML fragments; Markdown
 * would end their HTML block at the first blank line and parse indented lines as code. Blank lines are therefore
 * replaced, so that the whole fragment is one HTML block.
 */
export function toMarkdown(content: string): string {
  if (!isLegacyHtml(content)) return content
  const text = content.trim().replace(/\r\n?/g, '\n')
  return `<div>\n${fillBlankLines(text)}\n</div>`
}

/**
 * Whether a text is an HTML fragment and not Markdown: it starts with a block element, ends with a tag, and contains
 * neither Markdown blocks nor prose outside of its elements. Markdown may start and end with tags as well.
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

/**
 * Replaces blank lines by character references, so that HTML remains one block of Markdown: not blank to Markdown, but
 * still line ends inside `<pre>`.
 */
export function fillBlankLines(html: string): string {
  return html.replace(
    /\n(?:[ \t]*\n)+/g,
    (lineEnds) => `\n${'&#10;'.repeat(lineEnds.split('\n').length - 2)}`,
  )
}
