import type { Element, ElementContent, Root } from 'hast'
import type { ArticleWords } from '../copy/article-words'

const MARK = /^\[!([a-z]{3,10})\](?:[ \t]*(?:\n|$))/i

/**
 * A rehype plugin for GitHub's alerts. A block quote whose first line is `[!NOTE]`, or another kind, gets the kind as
 * an attribute and its title as the first paragraph. As on GitHub, alerts inside lists and quotes stay quotes.
 */
export function rehypeAlerts({ names }: { names: ArticleWords['alerts'] }) {
  const kinds = new Map<string, string>(Object.entries(names))
  return (tree: Root) => {
    for (const quote of tree.children)
      if (quote.type === 'element' && quote.tagName === 'blockquote') markAlert(quote, kinds)
  }
}

/** @param kinds the title of each of GitHub's five kinds of alerts */
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

/** A rehype plugin for pages that turns alerts into notes. In feeds, which have no styles, an alert stays a quote. */
export function rehypeAlertBoxes() {
  return (tree: Root) => {
    for (const node of tree.children)
      if (node.type === 'element' && node.properties.dataAlert) {
        node.tagName = 'div'
        node.properties.role = 'note'
      }
  }
}

/**
 * A rehype plugin for feeds that removes the attribute of alerts, which has no effect without this site's stylesheet.
 */
export function rehypeAlertQuotes() {
  return (tree: Root) => {
    for (const node of tree.children) if (node.type === 'element') delete node.properties.dataAlert
  }
}
