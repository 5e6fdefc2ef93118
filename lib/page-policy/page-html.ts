import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

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

const WANTED = new Set(['script', 'link'])
/** Types of script elements that are data; every other type may be executed, or affects execution. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json'])

/** Parses a page as browsers do. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { elements: [], bodyEnd: null }
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) read(node, page)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return page
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

/** Whether an element is an inline script that a browser would run; empty scripts don't run. */
export function isInlineScript({ name, attributes, text }: PageElement): boolean {
  const type = attributes.get('type')?.trim().toLowerCase() ?? ''
  return name === 'script' && text !== '' && !attributes.has('src') && !DATA_TYPES.has(type)
}

/** Whether an element loads a script ahead of the script element that needs it. */
export function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script'
}

/** Returns the source of the inline scripts in a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return parsePage(html)
    .elements.filter(isInlineScript)
    .map(({ text }) => text)
}

/** A span of a page's source and its replacement. */
export type Edit = { start: number; end: number; text: string }

/** Returns the edit that inserts a text. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** Returns the edit that replaces an element. */
export function replacement({ start, end }: PageElement, text: string): Edit {
  return { start, end, text }
}

/** Applies edits to the source of a page without reserialising it. Edits must not overlap. */
export function edited(html: string, edits: Edit[]): string {
  const kept: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    kept.push(html.slice(at, start), text)
    at = end
  }
  return kept.join('') + html.slice(at)
}
