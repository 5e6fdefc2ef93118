import type TurndownService from 'turndown'
import { codeInLine } from './code-language'

/** Stands for a pipe while a cell is converted; no text has one, because private use characters are removed. */
const PIPE = '\ue006'

const FENCED = /^(`{3,})[^\n]*\n([^]*?)\n\1$/gm

/**
 * Keeps what the library's own rule loses in a table's cells: of several pipes in a row (`a || b`) all but one, and blocks
 * of code, which have no place in a line.
 * @param service with the library's rules for tables
 */
export function keepCells(service: TurndownService): void {
  const rule = service.rules.array.find(({ filter }) => Array.isArray(filter) && filter.includes('td'))
  service.addRule('whole cell', {
    filter: ['th', 'td'],
    replacement(content, node, options) {
      const words = content.replaceAll('|', PIPE)
      const converted = (text: string) => rule?.replacement?.(text, node, options) ?? text
      // The cell of a table that stays no table has no borders.
      return converted(words).endsWith('|')
        ? converted(words.replace(FENCED, (_, _fence, code: string) => codeLines(code))).replaceAll(
            PIPE,
            '\\|',
          )
        : content
    },
  })
}

function codeLines(code: string): string {
  return code.split('\n').map(codeInLine).join('\n')
}
