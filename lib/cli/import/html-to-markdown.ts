import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { addRules, replaceBlank } from './html-rules'
import type { Marks } from './marks'
import { isTooDeep, withoutTags } from './html-limits'

/** Longer than any article; in characters. */
export const MAX_TEXT = 300_000

/**
 * Converts the HTML of an article to GitHub-flavoured Markdown.
 * @param marks what can't be converted is marked at its place
 * @returns for a text that is too long or nested too deeply its words alone, with a mark
 */
export function htmlToMarkdown(html: string, marks: Marks): string {
  if (html.length > MAX_TEXT || isTooDeep(html))
    return (
      marks.at('the HTML is too long or nested too deeply: its words alone were kept') + withoutTags(html)
    )
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
    blankReplacement: (content, node) => replaceBlank(content, node as Element, marks),
  })
  service.use(gfm)
  addRules(service, marks)
  return tidy(service.turndown(html))
}

/** Without the frame that the library puts around a table that has to stay HTML. */
function tidy(markdown: string): string {
  return markdown.replace(/<div class="joplin-table-wrapper">([^]*?<\/table>)<\/div>/g, '$1').trim()
}
