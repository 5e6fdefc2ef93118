import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { fillBlankLines } from '../../markdown/legacy-html'
import { replaceBlank } from './embed-rules'
import { escapeMarkdown } from './escape-markdown'
import { addFootnoteRules } from './footnote-rules'
import { addRules } from './html-rules'
import { addInlineRules } from './inline-rules'
import type { Marks } from './marks'
import { isTooDeep, withoutTags } from './html-limits'
import { keepCells } from './table-cells'

/** Maximum length in characters, beyond that of any article. */
export const MAX_TEXT = 300_000

/**
 * Converts an article's HTML to GitHub-flavoured Markdown.
 * @param marks receives a mark for each part that cannot be converted
 * @returns the Markdown; for a text that is too long or too deeply nested its plain words, with a mark
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
  service.escape = escapeMarkdown
  service.use(gfm)
  keepCells(service)
  addInlineRules(service)
  addRules(service, marks)
  addFootnoteRules(service)
  return tidy(service.turndown(html))
}

/** Removes the wrapper that the library puts around tables that stay HTML, and blank lines in them, which would end them. */
function tidy(markdown: string): string {
  return markdown
    .replace(/<div class="joplin-table-wrapper">([^]*?<\/table>)<\/div>/g, (_, table: string) =>
      fillBlankLines(table),
    )
    .trim()
}
