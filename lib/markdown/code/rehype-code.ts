import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../visit'
import { elementOf, textOf } from '../elements'
import type { TextWords } from '../words'
import { type CodePlan, planCode, takeSigns } from './code-plan'
import { highlight } from './highlight'
import { languageName } from './language-name'
import { markCode } from './mark-code'

/** Longer blocks stay plain, because highlighting takes long. */
const MAX_COLOURED_CHARACTERS = 20_000
/** The same limit for all blocks of a text together, counted from its start. */
const MAX_COLOURED_IN_TEXT = 100_000

/**
 * A rehype plugin for the code blocks of a page: syntax highlighting, marks and line numbers, in a frame with the file
 * name, the language and a copy button.
 */
export function rehypeCode({ words }: { words: TextWords }) {
  return (tree: Root) => {
    let left = MAX_COLOURED_IN_TEXT
    const frames = new Map<Element, Element>()
    for (const plan of planCode(tree).map(takeSigns)) {
      const code = toString(plan.code)
      const isShort = code.length <= Math.min(left, MAX_COLOURED_CHARACTERS)
      const coloured = isShort && plan.language ? highlight(code, plan.language) : null
      if (coloured) {
        left -= code.length
        plan.code.children = coloured
      }
      markCode(plan)
      frames.set(plan.pre, frameOf(plan, words))
    }
    visit(tree, 'element', (node, index, parent) => {
      const frame = frames.get(node)
      if (!frame || index === undefined || !parent) return
      parent.children[index] = frame
      return index + 1
    })
  }
}

/** A code block in a focusable region that scrolls, below a bar. */
function frameOf({ pre, meta, language, changes }: CodePlan, words: TextWords): Element {
  const { title } = meta
  const shown = language ?? (changes ? 'diff' : null)
  const button = elementOf('button', { type: 'button', ariaLabel: words.copyCodeLabel }, [
    textOf(words.copyCode),
  ])
  const bar = [
    ...(title ? [elementOf('span', { dataTitle: true }, [textOf(title)])] : []),
    ...(shown ? [elementOf('span', { dataLanguage: true }, [textOf(languageName(shown))])] : []),
    elementOf('span', { role: 'status' }, []),
    button,
  ].flatMap((part) => [part, textOf(' ')])
  const ariaLabel = title ? words.codeOf(title) : words.code
  const region = { ...pre, properties: { tabIndex: 0, role: 'group', ariaLabel } }
  return elementOf('div', { dataCode: true }, [elementOf('div', { dataBar: true }, bar), region])
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
      const name = elementOf('strong', {}, [elementOf('code', {}, [textOf(title)])])
      parent.children.splice(index, 0, elementOf('p', {}, [name]))
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
