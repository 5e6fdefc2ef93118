import { htmlParts } from './html-tags'

/** HTML opens these again in each block that follows while they are not closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/

/**
 * Counts the elements that pieces of HTML make together, before they are made: forty thousand characters can ask for
 * as many million, as each formatting element that is left open is repeated in each block.
 */
export function createHtmlMeter() {
  const left = new Map<string, number>()
  let open = 0

  /** @param report is given the elements that each tag makes at most, and its place */
  function read(html: string, report: (elements: number, index: number) => void): void {
    for (const part of htmlParts(html)) {
      report(1 + open, part.start)
      if (part.type === 'text' || !FORMATTING.test(part.name)) continue
      const change = part.type === 'open' ? 1 : left.get(part.name) ? -1 : 0
      left.set(part.name, (left.get(part.name) ?? 0) + change)
      open += change
    }
  }

  return { read, open: () => open }
}
