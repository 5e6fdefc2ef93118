import type { Element, ElementContent, Properties, Text } from 'hast'

/** Creates an element of a text. */
export function elementOf(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

/** Creates a piece of text. */
export function textOf(value: string): Text {
  return { type: 'text', value }
}

/** Whether a node is nothing but blanks and line ends. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
