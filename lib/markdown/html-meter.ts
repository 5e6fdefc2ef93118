import { htmlParts } from './html-tags'

/** Formatting elements: HTML parsers reopen these in every following block until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/

/**
 * Counts the elements that fragments of HTML will produce, before they are parsed. As unclosed formatting elements
 * are reopened in every block, forty thousand characters can produce as many million elements.
 */
export function createHtmlMeter() {
  const left = new Map<string, number>()
  let open = 0

  /** @param report called for each tag with the maximum number of elements it produces, and its offset */
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
