import { TEXT_SHEETS, textSheetAddress } from '../markdown/text-sheets'
import { edited } from './element-places'
import { joinedAddress, readStylesheetAddress, textPart } from './next-internals/build-addresses'
import { type PageElement, parsePage } from './page-html'

/**
 * Joins the stylesheets of a page: one request instead of ten before the first paint, and a third fewer bytes. The
 * original elements stay, disabled. Browsers then don't load them, and neither does React, which looks for them by
 * address. Joining stops at the first stylesheet of another kind, so that the order of all rules is kept.
 * @returns the page unchanged when there is nothing to join, as when its stylesheets are already joined
 */
export function joinStylesheets(html: string): string {
  const links = parsePage(html).elements.filter(isStylesheet)
  const [first] = links
  const query = readStylesheetAddress(first?.attributes.get('href') ?? '')?.query
  if (!first || query === undefined) return html
  const names = untilNull(links.map((link) => nameOf(link, query)))
  const address = names.length > 1 ? joinedAddress(names, query) : null
  if (address === null) return html
  const disabled = links.slice(0, names.length).map(({ start }) => start + LINK.length)
  return edited(html, [
    { start: first.start, end: first.start, text: `<link rel="stylesheet" href="${address}"/>` },
    ...disabled.map((at) => ({ start: at, end: at, text: ' disabled=""' })),
  ])
}

const LINK = '<link'
const PLAIN_ATTRIBUTES = new Set(['rel', 'href', 'data-precedence'])

function isStylesheet({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet'
}

/**
 * Returns the name of a stylesheet within a joined address. It must be a stylesheet of the build that applies
 * unconditionally, or a text sheet, whose rules don't depend on their position. Null for any other.
 */
function nameOf({ parent, attributes }: PageElement, query: string): string | null {
  const isPlain = parent === 'head' && [...attributes.keys()].every((key) => PLAIN_ATTRIBUTES.has(key))
  if (!isPlain) return null
  const href = attributes.get('href') ?? ''
  const sheet = readStylesheetAddress(href)
  if (sheet) return sheet.query === query ? sheet.name : null
  // Without a query, the styles of two builds would have the same address.
  const ofTexts = query ? TEXT_SHEETS.find((one) => href === textSheetAddress(one)) : undefined
  return ofTexts ? textPart(ofTexts) : null
}

function untilNull(names: (string | null)[]): string[] {
  const end = names.indexOf(null)
  return names.slice(0, end < 0 ? undefined : end).flatMap((name) => name ?? [])
}
