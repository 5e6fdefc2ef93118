import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { colourCode, plainLongCode } from '../highlight'
import { planCode, takeSigns } from './code-plan'
import { markCode } from './mark-code'

/** A rehype plugin for the code blocks of a page: syntax highlighting, marks, line numbers and title. */
export function rehypeCode() {
  return (tree: Root, file: VFile) => {
    const plans = planCode(tree).map(takeSigns)
    plainLongCode(tree)
    colourCode(tree, file)
    for (const plan of plans) {
      markCode(plan)
      if (plan.meta.title) plan.pre.properties.dataTitle = plan.meta.title
    }
  }
}

/** Does the same for feeds, which have no styles: titles and marks only; diffs keep their markers. */
export function rehypePlainCode() {
  return (tree: Root) => {
    const titles = new Map<Element, string>()
    for (const plan of planCode(tree)) {
      markCode({ ...plan, meta: { ...plan.meta, firstLine: null } })
      plan.code.children = plan.code.children.flatMap(withoutLine)
      if (plan.meta.title) titles.set(plan.pre, plan.meta.title)
    }
    visit(tree, 'element', (node, index, parent) => {
      const title = titles.get(node)
      if (title === undefined || index === undefined || !parent) return
      parent.children.splice(index, 0, titleOf(title))
      titles.delete(node)
      return index + 1
    })
  }
}

/** Unwraps a line; a marked line keeps its element. */
function withoutLine(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  return node.tagName === 'span' ? node.children : [{ ...node, properties: {} }]
}

function titleOf(value: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  }
  const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: [code] }
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] }
}
