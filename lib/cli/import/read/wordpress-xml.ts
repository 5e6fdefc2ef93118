import { SaxesParser } from 'saxes'
import { Refusal } from '../refusal'

/**
 * One item of the file.
 * @param line its first line in the file
 */
export type Item = {
  line: number
  fields: Map<string, string>
  terms: { domain: string; name: string }[]
  meta: Map<string, string>
  comments: number
}

const MAX_ITEMS = 50_000
/** Characters that XML forbids, but some plugins write. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Parses WordPress' export (WXR). A file that defines entities is refused, so that none can expand in memory.
 * @returns the items in file order, and the channel's fields before them
 * @throws Refusal with the line
 */
export function readWordpressXml(xml: string, name: string): { items: Item[]; channel: Map<string, string> } {
  const parser = new SaxesParser({ position: true })
  const channel = new Map<string, string>()
  const items: Item[] = []
  let item: Item | null = null
  let text = ''
  const path: string[] = []
  let term = { domain: '', name: '' }
  let metaKey = ''
  const refuse = (why: string) => new Refusal(`${name}:${parser.line}: ${why}`)

  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      throw refuse('the file defines entities of its own; an export of WordPress has none')
  })
  parser.on('error', (error) => {
    // An HTML entity such as &nbsp; stays as written, and is parsed later with the surrounding HTML.
    if (!/undefined entity/.test(error.message)) throw refuse(`this is no whole XML (${reason(error)})`)
  })
  parser.on('opentag', ({ name: tag, attributes }) => {
    path.push(tag)
    text = ''
    if (tag === 'item') {
      if (items.length >= MAX_ITEMS)
        throw refuse(`the file has more than ${MAX_ITEMS} items; export it in parts`)
      item = { line: parser.line, fields: new Map(), terms: [], meta: new Map(), comments: 0 }
      items.push(item)
    }
    if (tag === 'category') term = { domain: String(attributes.domain ?? ''), name: '' }
  })
  parser.on('text', (part) => (text += part))
  parser.on('cdata', (part) => (text += part))
  parser.on('closetag', ({ name: tag }) => {
    path.pop()
    const parent = path.at(-1)
    if (tag === 'item') item = null
    else if (!item) {
      if (parent === 'channel' && !channel.has(tag)) channel.set(tag, text.trim())
    } else if (tag === 'category') item.terms.push({ ...term, name: text.trim() })
    else if (tag === 'wp:meta_key') metaKey = text.trim()
    else if (tag === 'wp:meta_value') item.meta.set(metaKey, text)
    else if (tag === 'wp:comment') item.comments += 1
    else if (parent === 'item') item.fields.set(tag, text)
    text = ''
  })
  parser.write(xml.replace(FORBIDDEN, '')).close()
  return { items, channel }
}

function reason(error: Error): string {
  return error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
}
