import type { Nodes, Root, RootContent } from 'mdast'
import { visit } from './tree'
import { htmlParts } from './legacy-html'
import type { Report } from './limits'
import { MAX_COLOURED_CHARACTERS, MAX_COLOURED_IN_TEXT } from './code/rehype-code'
import { videoAt } from './videos'

/**
 * Elements and pieces of text that a text may produce, with what the site adds to them: 60,000 words with a link in each
 * sentence have 80,000. Next keeps the process busy in proportion to a page's length, 0.2 s for each megabyte.
 */
export const MAX_NODES = 90_000
/** Nesting of HTML elements. */
export const MAX_HTML_DEPTH = 60
/** Characters that count as one more node: of coloured code, or of what a reference repeats, such as a long address. */
const CHARACTERS_OF_A_NODE = 4

/** What stands for more than a node, by how much of a page it is: widths of a picture, words for screen readers. */
const PICTURE = 110
const LINK = 16
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['code', 60],
  ['footnoteReference', 55],
  ['heading', 35],
  ['image', PICTURE],
  ['imageReference', PICTURE],
  ['link', LINK],
  ['linkReference', LINK],
  ['math', 45],
])
const CHECKBOX = 15

/** Formatting elements: HTML parsers reopen these in every following block until they are closed. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** Elements without content, and those whose end tag may be missing. */
const NOT_NESTED =
  /^(?:area|base|br|caption|col|colgroup|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/

type Options = {
  source: string
  report: Report
  /** The sentence above what is shown as source. */
  sentence: string
}

/**
 * A remark plugin that bounds what a text produces: from the first block with which it is too much, or nested too deep,
 * the rest is shown as its source.
 */
export function remarkLimitNodes({ source, report, sentence }: Options) {
  return (tree: Root) => {
    const costOf = createMeter(tree)
    let nodes = 0
    const first = tree.children.findIndex((block) => {
      visit(block, (node) => {
        nodes += costOf(node)
      })
      return nodes > MAX_NODES
    })
    const { line = 1, offset = 0 } = tree.children[first]?.position?.start ?? {}
    if (first === -1) return
    report('nodes', line)
    tree.children.splice(first, Infinity, ...asSource(source.slice(offset), sentence))
  }
}

/** Shows Markdown as its source, below a sentence. */
export function asSource(value: string, sentence: string): RootContent[] {
  return [
    { type: 'paragraph', children: [{ type: 'text', value: sentence }] },
    { type: 'code', value },
  ]
}

/** Returns a function that counts what each node of a text, in document order, will produce. */
function createMeter(tree: Root): (node: Nodes) => number {
  const html = createHtmlMeter()
  const lengths = new Map<string, number>()
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0))
  })
  let columns = 0
  let left = MAX_COLOURED_IN_TEXT
  const colours = (node: Nodes): number => {
    if (node.type !== 'code' || !node.lang) return 0
    const { length } = node.value
    if (length > Math.min(left, MAX_COLOURED_CHARACTERS)) return 0
    left -= length
    return length / CHARACTERS_OF_A_NODE
  }
  return (node) => {
    if (node.type === 'html') return html.read(node.value)
    if (node.type === 'table') columns = node.children[0]?.children.length ?? 0
    return (
      html.reopened() +
      weightIn(node) +
      colours(node) +
      (node.type === 'tableRow' ? columns : repeatedBy(node, lengths))
    )
  }
}

function weightOf(element: string): number {
  return element === 'a' ? LINK : /^(?:iframe|img)$/.test(element) ? PICTURE : 1
}

function weightIn(node: Nodes): number {
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return CHECKBOX
  if (node.type === 'link' && videoAt(node.url)) return PICTURE
  // Links and pictures as Obsidian writes them are text still.
  const notes = node.type === 'text' ? node.value.split('[[').length - 1 : 0
  return (WEIGHTS.get(node.type) ?? 1) + notes * LINK
}

function repeatedBy(node: Nodes, lengths: ReadonlyMap<string, number>): number {
  if (!('identifier' in node)) return 0
  return ((lengths.get(node.identifier) ?? 0) + node.identifier.length) / CHARACTERS_OF_A_NODE
}

/**
 * Counts the elements that fragments of HTML will produce, before they are parsed: as unclosed formatting elements are
 * reopened in every block, forty thousand characters can produce as many million elements.
 */
function createHtmlMeter() {
  const open = new Map<string, number>()
  let formatting = 0
  let depth = 0
  return {
    reopened: () => formatting,
    read(html: string): number {
      let nodes = 0
      for (const part of htmlParts(html)) {
        // An end tag produces nothing, unless it ends nothing: HTML parsers open some elements for it.
        if (part.type === 'close') nodes += open.get(part.name) ? 0 : 1
        else nodes += formatting + (part.type === 'open' ? weightOf(part.name) : 1)
        if (part.type === 'text' || NOT_NESTED.test(part.name)) continue
        const count = open.get(part.name) ?? 0
        const change = part.type === 'open' ? 1 : count > 0 ? -1 : 0
        open.set(part.name, count + change)
        depth += change
        if (FORMATTING.test(part.name)) formatting += change
        if (depth > MAX_HTML_DEPTH) return Infinity
      }
      return nodes
    },
  }
}
