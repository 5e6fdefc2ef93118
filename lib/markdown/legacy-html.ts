const BLOCK = 'p|div|section|article|header|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|hr|br'
const HTML_ROW = new RegExp(`^\\s*<(?:${BLOCK})\\b[^>]*>[\\s\\S]*>\\s*$`, 'i')

/**
 * Prepares the body of an article for the Markdown reader. Rows written before Markdown are whole HTML documents
 * without a frame; Markdown would end such a block at the first blank line and read indented lines as code. So
 * blank lines are filled and the row becomes one block, which the HTML reader then takes as it is.
 */
export function toMarkdown(content: string): string {
  if (!HTML_ROW.test(content)) return content
  const text = content.trim().replace(/\r\n?/g, '\n')
  return `<div>\n${text.replace(/\n(?:[ \t]*\n)+/g, fillBlankLines)}\n</div>`
}

/** A line end as an entity is no blank line to Markdown, and still one inside `<pre>`. */
function fillBlankLines(lineEnds: string): string {
  return `\n${'&#10;'.repeat(lineEnds.split('\n').length - 2)}`
}
