import type { Element, ElementContent, Root } from 'hast'
import { elementOf, isBlank, textOf, visit } from './tree'
import type { TextWords } from './words'

/** The mark of an alert: its name, whether it is folded (`-`) or can be (`+`), and the begin of its title. */
const MARK = /^\[!(\p{L}[\p{L}\d_-]{0,30})\]([-+]?)(?:[ \t]+|(?=\n)|$)/u

type AlertKind = 'note' | 'tip' | 'important' | 'warning' | 'caution'
type AlertName = keyof TextWords['alerts']

/** The kinds of alerts that look different, by the names of GitHub's and Obsidian's; any other name is a note. */
const KINDS: Record<AlertName, AlertKind> = {
  note: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  abstract: 'note',
  info: 'note',
  todo: 'note',
  success: 'tip',
  question: 'important',
  failure: 'caution',
  danger: 'caution',
  bug: 'caution',
  example: 'note',
  quote: 'note',
}
const SAME: Record<string, AlertName> = {
  attention: 'warning',
  check: 'success',
  cite: 'quote',
  done: 'success',
  error: 'danger',
  fail: 'failure',
  faq: 'question',
  help: 'question',
  hint: 'tip',
  missing: 'failure',
  summary: 'abstract',
  tldr: 'abstract',
}

/**
 * A rehype plugin for the alerts of GitHub and the callouts of Obsidian: `> [!tip]- Title`. The block quote gets its
 * kind and whether it is folded as attributes, and its title as first paragraph. As on GitHub, alerts inside lists and
 * ordinary quotes stay quotes.
 */
export function rehypeAlerts({ words }: { words: TextWords }) {
  return (tree: Root) => {
    visit(tree, 'element', (quote, _index, parent) => {
      const isInAlert = parent?.type === 'element' && parent.properties.dataAlert !== undefined
      if (quote.tagName === 'blockquote' && (parent?.type === 'root' || isInAlert)) markAlert(quote, words)
    })
  }
}

function markAlert(quote: Element, words: TextWords): void {
  const index = quote.children.findIndex((child) => !isBlank(child))
  const first = quote.children[index]
  const text = first?.type === 'element' && first.tagName === 'p' ? first.children[0] : undefined
  const mark = text?.type === 'text' ? MARK.exec(text.value) : null
  if (first?.type !== 'element' || text?.type !== 'text' || !mark) return
  const [whole, written = '', fold] = mark
  const [title, rest] = splitLine([textOf(text.value.slice(whole.length)), ...first.children.slice(1)])
  const isTitled = !title.every(isBlank)
  const isEmpty = rest.every(isBlank) && quote.children.slice(index + 1).every(isBlank)
  const name = nameOf(written)
  if (isEmpty && !isTitled) return
  const heading = isTitled ? title : [textOf(name ? words.alerts[name] : capitalised(written))]
  quote.properties.dataAlert = name ? KINDS[name] : 'note'
  if (fold) quote.properties.dataFold = fold === '-' ? 'closed' : 'open'
  const body = rest.every(isBlank) ? [] : [{ ...first, children: rest }]
  quote.children.splice(index, 1, elementOf('p', {}, [elementOf('strong', {}, heading)]), ...body)
}

function nameOf(written: string): AlertName | null {
  const name = written.toLowerCase()
  if (Object.hasOwn(SAME, name)) return SAME[name] ?? null
  return Object.hasOwn(KINDS, name) ? (name as AlertName) : null
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}

/** Splits the content of a paragraph after its first line. */
function splitLine(nodes: ElementContent[]): [first: ElementContent[], rest: ElementContent[]] {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'element' && node.tagName === 'br')
      return [nodes.slice(0, index), nodes.slice(index + 1)]
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1
    if (node.type !== 'text' || end === -1) continue
    const first = [...nodes.slice(0, index), textOf(node.value.slice(0, end))]
    return [first, [textOf(node.value.slice(end + 1)), ...nodes.slice(index + 1)]]
  }
  return [nodes, []]
}

/** A rehype plugin for pages that turns alerts into notes, and those that can be folded into `details`. */
export function rehypeAlertBoxes() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { dataFold, ...properties } = node.properties
      if (!properties.dataAlert) return
      node.tagName = dataFold ? 'details' : 'div'
      node.properties = { ...properties, ...(dataFold ? { open: dataFold === 'open' } : { role: 'note' }) }
      const title = node.children.find((child) => child.type === 'element')
      if (dataFold && title) title.tagName = 'summary'
    })
  }
}
