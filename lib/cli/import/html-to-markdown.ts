import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { addRules } from './html-rules'
import type { Marks } from './marks'
import { plainText } from './plain-text'

/** Longer than any article; in characters. */
export const MAX_TEXT = 2_000_000
const MAX_DEPTH = 150
const LEFT_OPEN =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|path)$/i

/**
 * Converts the HTML of an article to GitHub-flavoured Markdown.
 * @param marks what can't be converted is marked at its place
 * @returns for a text that is too long or nested too deeply its words alone, with a mark
 */
export function htmlToMarkdown(html: string, marks: Marks): string {
  if (html.length > MAX_TEXT)
    return marks.at(`the text is longer than ${MAX_TEXT.toLocaleString('en')} characters and is left out`)
  if (isTooDeep(html))
    return `${marks.at('the HTML is nested too deeply: its words alone were kept')}${wordsOf(html)}`
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  service.use(gfm)
  addRules(service, marks)
  return tidy(service.turndown(html))
}

/** The converter's work grows with the square of the depth. Elements that may be left open don't count. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)\b/gi)) {
    if (LEFT_OPEN.test(name)) continue
    depth = closing ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Without the frame that the library puts around a table that has to stay HTML. */
function tidy(markdown: string): string {
  return markdown.replace(/<div class="joplin-table-wrapper">([^]*?<\/table>)<\/div>/g, '$1').trim()
}

function wordsOf(html: string): string {
  return plainText(html.replace(/<[^>]*>/g, ' '))
}
