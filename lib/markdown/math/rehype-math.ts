import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit, elementOf } from '../tree'
import { DISPLAY_CLASS, MATH_CLASS } from './math-syntax'
import { renderMath } from './render-math'

/** Limit per text, in characters of TeX; formulas beyond it are shown as source. */
const MAX_CHARACTERS = 12_000
/** Characters of a formula that fit into a line on a phone. */
const SHORT_CHARACTERS = 24

/**
 * A rehype plugin that replaces formulas by MathML; runs after sanitising, which removes MathML.
 * @param fail called with the line of a formula that stays source
 */
export function rehypeMath({ fail }: { fail: (line: number) => void }) {
  return (tree: Root) => {
    let left = MAX_CHARACTERS
    visit(tree, 'element', (node, index, parent) => {
      const found = formulaIn(node)
      if (!found || index === undefined || !parent) return
      const { code, isBlock } = found
      const tex = toString(code)
      left -= tex.length
      const math = left < 0 ? null : renderMath(tex.trim(), isBlock)
      if (!math) fail(code.position?.start.line ?? node.position?.start.line ?? 1)
      if (math) parent.children[index] = math
      else if (node.tagName === 'p') parent.children[index] = { ...node, tagName: 'pre' }
      delete code.properties.className
      return SKIP
    })
  }
}

/** The formula that an element is, or that is its only content. */
function formulaIn(node: Element): { code: Element; isBlock: boolean } | null {
  if (node.tagName === 'code') return mathClass(node) ? { code: node, isBlock: false } : null
  if (node.tagName !== 'p' && node.tagName !== 'pre') return null
  const [code, ...others] = node.children
  if (others.length > 0 || code?.type !== 'element' || code.tagName !== 'code') return null
  const name = mathClass(code)
  const isBlock = node.tagName === 'pre' ? name === MATH_CLASS : name === DISPLAY_CLASS
  return isBlock ? { code, isBlock } : null
}

function mathClass({ properties }: Element): string | undefined {
  const names = [properties.className ?? []].flat().map(String)
  return names.find((name) => name === MATH_CLASS || name === DISPLAY_CLASS)
}

/**
 * A rehype plugin that wraps block formulas and long inline formulas in focusable frames, which scroll where a formula
 * is wider than the column.
 */
export function rehypeMathFrames({ label }: { label: string }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'math' || index === undefined || !parent) return
      const isBlock = node.properties.display === 'block'
      if (!isBlock && toString(node).length <= SHORT_CHARACTERS) return SKIP
      const properties = { dataMath: true, role: 'group', tabIndex: 0, ariaLabel: label }
      parent.children[index] = elementOf(isBlock ? 'div' : 'span', properties, [node])
      return [SKIP, index + 1]
    })
  }
}
