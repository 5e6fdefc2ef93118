import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** An element of a page with its source offsets. Pages are edited by splicing their text, never reserialised. */
export type PageElement = {
  name: string
  attributes: Map<string, string>
  text: string
  parent: string
  start: number
  end: number
}

type ParsedPage = {
  /** Every script, style, link, meta and title element, in document order. */
  elements: PageElement[]
  /** The names of the data attributes of all elements. */
  dataAttributes: Set<string>
  /** Offset at which the content of the body ends; null without an end tag. */
  bodyEnd: number | null
}

const WANTED = new Set(['script', 'style', 'link', 'meta', 'title'])
/** Types of script elements that are data; every other type may be executed, or affects execution. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** Parses a page as browsers do. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { elements: [], dataAttributes: new Set(), bodyEnd: null }
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) read(node, page)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return page
}

/** Whether an element is an inline script that a browser would run; empty scripts don't run. */
export function isInlineScript({ name, attributes, text }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return name === 'script' && text !== '' && !attributes.has('src') && !DATA_TYPES.has(type)
}

function read(element: Element, page: ParsedPage): void {
  const place = element.sourceCodeLocation
  for (const { name } of element.attrs) if (name.startsWith('data-')) page.dataAttributes.add(name)
  if (element.tagName === 'body') page.bodyEnd = place?.endTag?.startOffset ?? null
  if (!place || !WANTED.has(element.tagName)) return
  page.elements.push({
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
    text: element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''),
    parent: element.parentNode && tree.isElementNode(element.parentNode) ? element.parentNode.tagName : '',
    start: place.startOffset,
    end: place.endOffset,
  })
}
