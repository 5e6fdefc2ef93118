import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { withBase } from '../../site/base-path'
import { type Edit, edited } from '../../text/edits'
import { escapeMarkup } from '../../text/escaping'

const ADDRESSES = new Set(['href', 'src', 'poster', 'action'])
const SETS = new Set(['srcset', 'imagesrcset'])

/** Returns the addresses in a page's attributes. The data for its scripts repeats them, and adds some that nobody sees. */
export function addressesIn(html: string): string[] {
  const found: string[] = []
  changeAddresses(html, (address) => {
    found.push(address)
    return address
  })
  return found
}

/**
 * Adds the base of the copy's host to the addresses in a page's attributes. Those that Next has written have it already.
 * @param base as of {@link withBase}
 */
export function withBaseIn(html: string, base?: string): string {
  if (withBase('/', base) === '/') return html
  return changeAddresses(html, (address) => withBase(address, base))
}

function changeAddresses(html: string, change: (address: string) => string): string {
  const edits: Edit[] = []
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('attrs' in child)) continue
      for (const { name, value } of child.attrs) {
        const place = child.sourceCodeLocation?.attrs?.[name]
        const changed = changedValue(name, value, change)
        if (!place || changed === value) continue
        const text = `${name}="${escapeMarkup(changed)}"`
        edits.push({ start: place.startOffset, end: place.endOffset, text })
      }
      visit('content' in child ? child.content : child)
    }
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return edited(html, edits)
}

function changedValue(name: string, value: string, change: (address: string) => string): string {
  if (ADDRESSES.has(name)) return change(value)
  if (!SETS.has(name)) return value
  return value.replace(/(^|,)(\s*)([^\s,]+)/g, (_, start, blank, address) => start + blank + change(address))
}
