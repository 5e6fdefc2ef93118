import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'

const MAX_DEPTH = 60

/** A rehype plugin that replaces deeper nested content by its text, so that no later step overflows the stack. */
export function rehypeLimitDepth() {
  return (tree: Root) => flatten(tree, 0)
}

function flatten(parent: Root | Element, depth: number): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (depth < MAX_DEPTH) flatten(child, depth + 1)
    else child.children = [{ type: 'text', value: toString(child) }]
  }
}
