import type { Element, ElementContent, Root } from 'hast'
import type { ArticleWords } from '../copy/article-words'

const MARK = /^\[!([a-z]{3,10})\](?:[ \t]*(?:\n|$))/i

/**
 * A rehype plugin for GitHub's alerts: a quote that begins with `[!NOTE]` in a line of its own gets the kind as an
 * attribute and its name as the first paragraph. As on GitHub, alerts in lists and quotes stay quotes.
 */
export function rehypeAlerts({ names }: { names: ArticleWords['alerts'] }) {
  const kinds = new Map<string, string>(Object.entries(names))
  return (tree: Root) => {
    for (const quote of tree.children)
      if (quote.type === 'element' && quote.tagName === 'blockquote') markAlert(quote, kinds)
  }
}

/** @param kinds GitHub's five kinds of alerts, and what they are called */
function markAlert(quote: Element, kinds: ReadonlyMap<string, string>): void {
  const index = quote.children.findIndex((child) => !isBlank(child))
  const first = quote.children[index]
  if (first?.type !== 'element' || first.tagName !== 'p') return
  const [text] = first.children
  const mark = text?.type === 'text' ? MARK.exec(text.value) : null
  const kind = mark?.[1]?.toLowerCase() ?? ''
  const title = kinds.get(kind)
  if (!mark || !title || text?.type !== 'text') return
  const rest = [{ ...text, value: text.value.slice(mark[0].length) }, ...first.children.slice(1)]
  const isAlone = rest.every((child) => isBlank(child))
  if (isAlone && quote.children.slice(index + 1).every((child) => isBlank(child))) return
  quote.properties.dataAlert = kind
  quote.children.splice(index, 1, titleOf(title), ...(isAlone ? [] : [{ ...first, children: rest }]))
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function titleOf(value: string): Element {
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value }],
  }
  return { type: 'element', tagName: 'p', properties: {}, children: [strong] }
}

/** On a page an alert is no quote; in a feed, which has no styles, it stays one. */
export function rehypeAlertBoxes() {
  return (tree: Root) => {
    for (const node of tree.children)
      if (node.type === 'element' && node.properties.dataAlert) {
        node.tagName = 'div'
        node.properties.role = 'note'
      }
  }
}

/** Takes the attribute out, which means nothing without this site's stylesheet. */
export function rehypeAlertQuotes() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'element') delete node.properties.dataAlert
  }
}
