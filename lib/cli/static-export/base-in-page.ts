import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { withBase } from '../../site/base-path'
import { type Edit, edited } from '../../text/edits'
import { escapeMarkup } from '../../text/escaping'

const ADDRESSES = new Set(['href', 'src', 'poster', 'action'])
const SETS = new Set(['srcset', 'imagesrcset'])

/**
 * Adds the base of the copy's host to the addresses in a page's attributes. Those that Next has written have it already.
 * @param base as of {@link withBase}
 */
export function withBaseIn(html: string, base?: string): string {
  if (withBase('/', base) === '/') return html
  const edits: Edit[] = []
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('attrs' in child)) continue
      for (const { name, value } of child.attrs) {
        const place = child.sourceCodeLocation?.attrs?.[name]
        const based = basedValue(name, value, base)
        if (!place || based === value) continue
        edits.push({
          start: place.startOffset,
          end: place.endOffset,
          text: `${name}="${escapeMarkup(based)}"`,
        })
      }
      visit('content' in child ? child.content : child)
    }
  }
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return edited(html, edits)
}

function basedValue(name: string, value: string, base?: string): string {
  if (ADDRESSES.has(name)) return withBase(value, base)
  if (!SETS.has(name)) return value
  return value.replace(
    /(^|,)(\s*)(\/[^\s,]*)/g,
    (_, start, blank, address) => start + blank + withBase(address, base),
  )
}
