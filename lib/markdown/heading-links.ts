import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** A rehype plugin that turns each heading into a link to itself; requires the headings' ids. */
export function rehypeHeadingLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName) || !node.properties.id) return
      if (!hasLink(node) && node.children.length > 0) {
        const properties = { href: `#${String(node.properties.id)}`, dataHeading: true }
        node.children = [{ type: 'element', tagName: 'a', properties, children: node.children as Element[] }]
      }
      return SKIP
    })
  }
}

function hasLink(heading: Element): boolean {
  let found = false
  visit(heading, 'element', (node) => {
    found ||= node.tagName === 'a'
  })
  return found
}
