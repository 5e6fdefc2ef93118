import type { Element, ElementContent, Properties, Text } from 'hast'
import type { visit as visitNodes } from 'unist-util-visit'

/** Ends the walk. */
export const EXIT = false
/** Leaves out the children of a node. */
export const SKIP = 'skip'

type AnyNode = { type: string; children?: AnyNode[] }
type Visitor = (node: AnyNode, index: number | undefined, parent: AnyNode | undefined) => unknown
/** What becomes of the node's children, and which sibling is next. */
type Result = readonly [action?: unknown, next?: unknown]

const GO_ON: Result = []

/**
 * Calls a function for the nodes of a tree, or for those of one type, in the order of the text. Does what the function of
 * this name in `unist-util-visit` does; that one also names a function after each node, for traces of errors, which took
 * half of the time in which a text is rendered.
 */
export const visit = ((tree: AnyNode, test: string | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'function') walk(tree, undefined, undefined, { type: null, visitor: test })
  else if (visitor) walk(tree, undefined, undefined, { type: test, visitor })
}) as typeof visitNodes

function walk(
  node: AnyNode,
  index: number | undefined,
  parent: AnyNode | undefined,
  asked: { type: string | null; visitor: Visitor },
): Result {
  const isAsked = asked.type === null || asked.type === node.type
  const result = isAsked ? resultOf(asked.visitor(node, index, parent)) : GO_ON
  if (result[0] === EXIT || result[0] === SKIP || !node.children) return result
  for (let at = 0; at < node.children.length;) {
    const child = node.children[at]
    const [action, next] = child ? walk(child, at, node, asked) : GO_ON
    if (action === EXIT) return [EXIT]
    at = typeof next === 'number' ? next : at + 1
  }
  return result
}

function resultOf(value: unknown): Result {
  if (value === undefined || value === null) return GO_ON
  if (Array.isArray(value)) return value as unknown as Result
  return typeof value === 'number' ? [undefined, value] : [value]
}

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
