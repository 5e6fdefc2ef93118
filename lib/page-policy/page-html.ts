import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Edit } from '../text/edits'

/** A script or link element of a page with its source offsets. */
export type PageElement = {
  name: string
  attributes: Map<string, string>
  text: string
  parent: string
  start: number
  end: number
}

type ParsedPage = {
  /** Every script and link element, in document order. */
  elements: PageElement[]
  /** Offset at which the content of the body ends; null without an end tag. */
  bodyEnd: number | null
}

/** Types of script elements that are data; every other type may be executed, or affects execution. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** Elements without content. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '), // HTML 13.1.2
)
/** Elements whose content is text, up to their end tag. */
const OF_TEXT = new Set('script style iframe noscript noembed noframes xmp title textarea'.split(' '))

/** A comment or a tag of a page: in its texts `<` is escaped, and the values of its attributes stand in quotes. */
const TAG = /<(?:!--.*?-->|(\/?)([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>)/gis

/**
 * Finds the elements of a page. Only its tags are looked at, and only the attributes of what is wanted are read: a tree of a
 * long article, or all of its tokens, would keep the process busy for half a second. Every element has its end tag.
 */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { elements: [], bodyEnd: null }
  const open: string[] = []
  const tags = new RegExp(TAG)
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const name = tag[2]?.toLowerCase()
    if (name === undefined) continue
    const [start, end] = [tag.index, tags.lastIndex]
    if (tag[1]) {
      if (name === 'body') page.bodyEnd = start
      const at = open.lastIndexOf(name)
      if (at !== -1) open.length = at
      continue
    }
    const parent = open.at(-1) ?? ''
    if (!VOID.has(name)) open.push(name)
    if (OF_TEXT.has(name)) tags.lastIndex = endOfText(html, name, end)
    if (name === 'link')
      page.elements.push({ name, attributes: attributesOf(tag[0]), text: '', parent, start, end })
    if (name !== 'script') continue
    const text = html.slice(end, tags.lastIndex)
    const whole = html.indexOf('>', tags.lastIndex) + 1 || html.length
    page.elements.push({ name, attributes: attributesOf(tag[0]), text, parent, start, end: whole })
  }
  return page
}

/** Returns where the end tag of an element of text begins. */
function endOfText(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

/** Returns the attributes of a start tag. */
function attributesOf(tag: string): Map<string, string> {
  const [element] = parseFragment(tag).childNodes as DefaultTreeAdapterTypes.Element[]
  return new Map(element?.attrs.map(({ name, value }) => [name, value]))
}

/** Whether an element is an inline script that a browser would run; empty scripts don't run. */
export function isInlineScript({ name, attributes, text }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return name === 'script' && text !== '' && !attributes.has('src') && !DATA_TYPES.has(type)
}

/** Whether an element loads a script ahead of the script element that needs it. */
export function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}

/** Returns the edit that inserts a text. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** Returns the edit that replaces an element. */
export function replacement({ start, end }: PageElement, text: string): Edit {
  return { start, end, text }
}
