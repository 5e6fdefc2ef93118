/** A part of HTML source: text, or a tag with its name in lower case. */
type HtmlPart =
  | { type: 'text'; value: string; start: number }
  | { type: 'open' | 'close'; name: string; start: number }

/** Elements whose content isn't markup, or is shown verbatim. */
const VERBATIM = /^(?:pre|code|samp|kbd|script|style|textarea)$/

/**
 * Splits HTML source into text and tags, in linear time. An approximation for counting and for heuristics, not for
 * sanitising.
 * @param skipVerbatim leaves out the content of code and similar elements
 */
export function* htmlParts(html: string, skipVerbatim = false): Generator<HtmlPart> {
  const lower = skipVerbatim ? html.toLowerCase() : ''
  let at = 0
  while (at < html.length) {
    const { start, end, name, type } = nextTag(html, at)
    if (start > at) yield { type: 'text', value: html.slice(at, start), start: at }
    if (start === html.length) return
    at = end
    if (name) yield { type, name, start }
    if (!skipVerbatim || type !== 'open' || !VERBATIM.test(name)) continue
    const close = lower.indexOf(`</${name}`, end)
    at = close === -1 ? html.length : close
  }
}

type Tag = { start: number; end: number; name: string; type: 'open' | 'close' }

/** The next tag or comment; an unterminated one counts as text. */
function nextTag(html: string, from: number): Tag {
  const noTag: Tag = { start: html.length, end: html.length, name: '', type: 'open' }
  for (let start = html.indexOf('<', from); start !== -1; start = html.indexOf('<', start + 1)) {
    const found = /^<(?:(\/?)([a-z][a-z0-9-]*)|!)/i.exec(html.slice(start, start + 40))
    if (!found) continue
    const comment = html.startsWith('<!--', start)
    const close = html.indexOf(comment ? '-->' : '>', start)
    if (close === -1) return noTag
    const type = found[1] ? 'close' : 'open'
    return { start, end: close + (comment ? 3 : 1), name: found[2]?.toLowerCase() ?? '', type }
  }
  return noTag
}

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
/** Emphasis, code, links, strikethrough and highlights of Markdown. */
const INLINE =
  /\*\*[^\s*]|__[^\s_]|~~[^\s~]|(?<![\w*])\*[^\s*][^*\n]{0,200}(?<!\s)\*(?![\w*])|(?<!\w)_[^\s_][^_\n]{0,200}(?<!\s)_(?!\w)|`[^`\n]{1,200}`|\]\(|==[^\s=]/
/** Open elements; unclosed paragraphs and list items count as well. */
const MAX_OPEN = 10_000
/** Elements in which text after a blank line is a paragraph of its own. */
const CONTAINER = /^(?:article|aside|blockquote|center|details|div|figure|main|section)$/

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
 * outside of code neither marks of Markdown nor paragraphs that aren't elements. Markdown may start and end with tags
 * as well.
 */
export function isLegacyHtml(content: string): boolean {
  const html = content.trim().replace(/\r\n?/g, '\n')
  if (!BEGINS_WITH_BLOCK.test(html) || !html.endsWith('>')) return false
  const open: string[] = []
  for (const part of htmlParts(html, true)) {
    if (part.type === 'text') {
      if (MARKDOWN_BLOCK.test(part.value) || INLINE.test(part.value)) return false
      if (CONTAINER.test(open.at(-1) ?? 'div') && PARAGRAPH.test(part.value)) return false
    } else if (part.type === 'close') {
      const start = open.lastIndexOf(part.name)
      if (start !== -1) open.length = start
    } else if (!VOID.test(part.name)) open.push(part.name)
    if (open.length > MAX_OPEN) return false
  }
  return true
}

/**
 * Replaces blank lines by character references, so that HTML remains one block of Markdown: not blank to Markdown, but
 * still line ends inside `<pre>`.
 */
function fillBlankLines(html: string): string {
  return html.replace(
    /\n(?:[ \t]*\n)+/g,
    (lineEnds) => `\n${'&#10;'.repeat(lineEnds.split('\n').length - 2)}`,
  )
}
