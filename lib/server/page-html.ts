import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** An element of a page, with its place in the text: a page is changed by cutting there, never written anew. */
export type PageElement = {
  name: string
  attributes: Map<string, string>
  text: string
  parent: string
  start: number
  end: number
}

export type ParsedPage = {
  /** Every script, style and link element, in the page's order. */
  elements: PageElement[]
  /** Where the text of the body ends; null for a page that doesn't say so. */
  bodyEnd: number | null
}

const WANTED = new Set(['script', 'style', 'link'])
/** Blocks of data that no browser runs. Every other type may run, or change what does. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** Reads a page as a browser does. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { elements: [], bodyEnd: null }
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) read(node, page)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return page
}

/** Whether a browser runs the text of an element, if the page's policy lets it. */
export function isInlineScript({ name, attributes }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return name === 'script' && !attributes.has('src') && !DATA_TYPES.has(type)
}

function read(element: Element, page: ParsedPage): void {
  const place = element.sourceCodeLocation
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
