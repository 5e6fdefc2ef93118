import { edited } from './element-places'
import { joinedAddress, readStylesheetAddress } from './next-internals/stylesheets'
import { type PageElement, parsePage } from './page-html'

/**
 * Joins the stylesheets of a page: one request instead of ten before the first paint, and a third fewer bytes. Their own elements
 * stay, disabled, so that browsers don't load them and React, which looks for them by address, doesn't either.
 * @returns the page unchanged when its stylesheets are joined already, or one isn't of the build
 */
export function joinStylesheets(html: string): string {
  const links = parsePage(html).elements.filter(isStylesheet)
  const sheets = links.flatMap(({ attributes }) => readStylesheetAddress(attributes.get('href') ?? '') ?? [])
  const [first] = links
  const [{ query = '' } = {}] = sheets
  if (!first || links.length < 2 || !links.every(isPlain)) return html
  if (sheets.length < links.length || sheets.some((sheet) => sheet.query !== query)) return html
  const address = joinedAddress(
    sheets.map(({ name }) => name),
    query,
  )
  if (address === null) return html
  return edited(html, [
    { start: first.start, end: first.start, text: `<link rel="stylesheet" href="${address}"/>` },
    ...links.map(({ start }) => ({
      start: start + LINK.length,
      end: start + LINK.length,
      text: ' disabled=""',
    })),
  ])
}

const LINK = '<link'
const PLAIN_ATTRIBUTES = new Set(['rel', 'href', 'data-precedence'])

function isStylesheet({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet'
}

/** Whether it applies always and at once. */
function isPlain({ parent, attributes }: PageElement): boolean {
  return parent === 'head' && [...attributes.keys()].every((key) => PLAIN_ATTRIBUTES.has(key))
}
