import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']
type Span = { start: number; end: number }

/** Source offsets of an element of a page. */
export type ElementPlace = {
  /** Offsets of the whole element. */
  start: number
  end: number
  /** Offsets of its content; null for an element without an end tag. */
  content: Span | null
  /** Offset at which another attribute can be inserted. */
  attributesEnd: number
  attributes: Map<string, Span>
}

/**
 * Returns the source offsets of a page's title, under the name `title`, and of all elements with an id, under their id.
 */
export function elementPlaces(html: string): Map<string, ElementPlace> {
  const places = new Map<string, ElementPlace>()
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isElementNode(node)) note(node, places)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return places
}

function note(element: Element, places: Map<string, ElementPlace>): void {
  const place = element.sourceCodeLocation
  const id = element.attrs.find(({ name }) => name === 'id')?.value
  const isTitle = element.tagName === 'title' && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
  const name = id ?? (isTitle ? 'title' : undefined)
  if (!place || name === undefined || places.has(name)) return
  const { startTag = place, endTag } = place
  places.set(name, {
    start: place.startOffset,
    end: place.endOffset,
    content: endTag ? { start: startTag.endOffset, end: endTag.startOffset } : null,
    attributesEnd: startTag.startOffset + 1 + element.tagName.length,
    attributes: new Map(
      Object.entries(place.attrs ?? {}).map(([attribute, { startOffset, endOffset }]) => [
        attribute,
        { start: startOffset, end: endOffset },
      ]),
    ),
  })
}
