const BLOCK = 'p|div|section|article|header|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|hr|br'
const HTML_ROW = new RegExp(`^\\s*<(?:${BLOCK})\\b[^>]*>[\\s\\S]*>\\s*$`, 'i')

/**
 * Prepares the body of an article for the Markdown reader. Rows written before Markdown are whole HTML documents
 * without a frame; Markdown would end such a block at the first blank line and read indented lines as code. So
 * blank lines are filled and the row becomes one block, which the HTML reader then takes as it is.
 */
export function toMarkdown(content: string): string {
  if (!HTML_ROW.test(content)) return content
  return `<div>\n${content
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n(?=[ \t]*\n)/g, '\n&#10;')}\n</div>`
}
