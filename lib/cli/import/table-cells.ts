import type TurndownService from 'turndown'

/** Stands for a pipe while a cell is converted; no text has one, because private use characters are removed. */
const PIPE = '\ue006'

/**
 * Escapes each pipe in a table's cells. The library's own rule makes one of several in a row (`a || b`).
 * @param service with the library's rules for tables
 */
export function keepPipes(service: TurndownService): void {
  const rule = service.rules.array.find(({ filter }) => Array.isArray(filter) && filter.includes('td'))
  service.addRule('cell with pipes', {
    filter: ['th', 'td'],
    replacement(content, node, options) {
      const cell = rule?.replacement?.(content.replaceAll('|', PIPE), node, options) ?? content
      // The cell of a table that stays no table has no borders.
      return cell.replaceAll(PIPE, cell.endsWith('|') ? '\\|' : '|')
    },
  })
}
