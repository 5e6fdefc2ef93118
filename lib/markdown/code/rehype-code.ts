import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit, elementOf, textOf } from '../tree'
import type { TextWords } from '../words'
import { type Change, type CodePlan, planCode, takeSigns } from './code-meta'
import { highlight, languageName } from './highlight'
import { escapePattern } from '../../text/escaping'

/** Maximum number of marked words per block; with more, none would stand out. */
const MAX_MARKS = 200

/** A piece of text, its offset in the block (`at`), and the highlighting elements around it, outermost first. */
type Piece = { text: string; around: Element[]; at: number }
type Range = [start: number, end: number]

/** Marks the lines and words that the author chose, numbers the lines, and marks the changes of a diff. */
function markCode({ code, meta, changes }: CodePlan): void {
  const text = toString(code)
  const words = rangesOf(text, meta.words)
  const hasLines = changes !== null || meta.firstLine !== null || meta.lines.length > 0
  if (!hasLines && words.length === 0) return
  const lines = linesOf(piecesOf(code.children), words)
  code.children = lines.flatMap((pieces, index) => {
    const children = withMarks(pieces, words)
    if (!hasLines || children.length === 0) return children
    const number = index + 1
    const isMarked = meta.lines.some(([first, last]) => number >= first && number <= last)
    const shown = meta.firstLine === null ? '' : String(meta.firstLine + index)
    return [lineOf(children, changes?.[index] ?? null, isMarked, shown)]
  })
}

function lineOf(children: ElementContent[], change: Change, isMarked: boolean, number: string): Element {
  const tagName = change ?? (isMarked ? 'mark' : 'span')
  return elementOf(tagName, { dataLine: number }, children)
}

/** Offsets of words in a text, in order, without overlaps. */
function rangesOf(text: string, words: string[]): Range[] {
  if (words.length === 0) return []
  const pattern = words.map(escapePattern).join('|')
  const ranges: Range[] = []
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
    if (ranges.length === MAX_MARKS) break
    ranges.push([match.index, match.index + match[0].length])
  }
  return ranges
}

function piecesOf(nodes: ElementContent[], around: Element[] = [], found: Piece[] = []): Piece[] {
  for (const node of nodes) {
    const last = found.at(-1)
    const at = last ? last.at + last.text.length : 0
    if (node.type === 'text') found.push({ text: node.value, around, at })
    else if (node.type === 'element') piecesOf(node.children, [...around, node], found)
  }
  return found
}

/** Splits pieces after each line end, and at both ends of each marked word. */
function linesOf(pieces: Piece[], words: Range[]): Piece[][] {
  const edges = words.flat()
  const lines: Piece[][] = [[]]
  let next = 0
  for (const { text, around, at } of pieces) {
    let from = 0
    while (from < text.length) {
      while ((edges[next] ?? Infinity) <= at + from) next += 1
      const lineEnd = text.indexOf('\n', from) + 1 || text.length
      const to = Math.min(lineEnd, (edges[next] ?? Infinity) - at)
      lines.at(-1)?.push({ text: text.slice(from, to), around, at: at + from })
      if (text[to - 1] === '\n') lines.push([])
      from = to
    }
  }
  return lines
}

function withMarks(pieces: Piece[], words: Range[]): ElementContent[] {
  const children: ElementContent[] = []
  const marks = new Map<Range, Element>()
  for (const piece of pieces) {
    const range = words.find(([start, end]) => piece.at >= start && piece.at < end)
    const mark = range && marks.get(range)
    if (!range) children.push(coloured(piece))
    else if (mark) mark.children.push(coloured(piece))
    else {
      const element = elementOf('mark', {}, [coloured(piece)])
      marks.set(range, element)
      children.push(element)
    }
  }
  return children
}

function coloured({ text, around }: Piece): ElementContent {
  return around.reduceRight<ElementContent>(
    (child, { tagName, properties }) => elementOf(tagName, properties, [child]),
    textOf(text),
  )
}

/** Longer blocks stay plain, because highlighting takes long. */
const MAX_COLOURED_CHARACTERS = 20_000
/** The same limit for all blocks of a text together, counted from its start. */
const MAX_COLOURED_IN_TEXT = 100_000

/** Lines that fit in the column of the text, with room for their numbers. */
const NARROW_LINE_CHARACTERS = 64

/**
 * A rehype plugin for the code blocks of a page: syntax highlighting, marks and line numbers, in a frame with the file
 * name, the language and a copy button.
 */
export function rehypeCode({ words }: { words: TextWords }) {
  return (tree: Root) => {
    let left = MAX_COLOURED_IN_TEXT
    for (const plan of planCode(tree).map(takeSigns)) {
      const code = toString(plan.code)
      const isShort = code.length <= Math.min(left, MAX_COLOURED_CHARACTERS)
      const coloured = isShort && plan.language ? highlight(code, plan.language) : null
      if (coloured) {
        left -= code.length
        plan.code.children = coloured
      }
      markCode(plan)
      Object.assign(plan.pre, frameOf(plan, words))
    }
  }
}

/** A code block in a focusable region that scrolls, below a bar. */
function frameOf({ pre, meta, language, changes }: CodePlan, words: TextWords): Element {
  const { title } = meta
  const shown = language ?? (changes ? 'diff' : null)
  const button = elementOf('button', { type: 'button', ariaLabel: words.copyCodeLabel, dataScripted: true }, [
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
  return elementOf('div', { dataCode: true, dataWide: hasLongLine(pre) || undefined }, [
    elementOf('div', { dataBar: true }, bar),
    region,
  ])
}

function hasLongLine(pre: Element): boolean {
  return toString(pre)
    .replaceAll('\t', '  ')
    .split('\n')
    .some(({ length }) => length > NARROW_LINE_CHARACTERS)
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
