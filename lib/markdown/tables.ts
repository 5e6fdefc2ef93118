import type { Element, Root } from 'hast'
import { SKIP, visit, elementOf, isBlank } from './tree'
import type { TextWords } from './words'

/**
 * Wraps tables in a focusable, scrollable region; the alignment of cells becomes a data attribute, and a header without
 * words a plain cell. Each region has a distinct name: from the second on, with its number.
 */
export function rehypeTables({ label }: { label: string }) {
  return (tree: Root) => {
    let count = 0
    visit(tree, 'element', (node, position, parent) => {
      if (node.tagName !== 'table' || position === undefined || !parent) return
      count += 1
      const ariaLabel = count === 1 ? label : `${label} ${count}`
      const properties = { dataScroll: true, role: 'region', tabIndex: 0, ariaLabel }
      parent.children[position] = elementOf('div', properties, [node])
      visit(node, 'element', prepareCell)
      return [SKIP, position + 1]
    })
  }
}

function prepareCell(node: Element): void {
  if (!/^t[hd]$/.test(node.tagName)) return
  if (node.children.every(isBlank)) node.tagName = 'td'
  if (!node.properties.align) return
  node.properties.dataAlign = node.properties.align
  delete node.properties.align
}

/** Labels the checkboxes of task lists with their state. */
export function rehypeTaskLists({ words }: { words: TextWords }) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'input') return
      node.properties.ariaLabel = node.properties.checked ? words.taskDone : words.taskOpen
    })
  }
}
