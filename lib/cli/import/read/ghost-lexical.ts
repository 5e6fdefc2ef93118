import { isRecord } from '../../../content/read-values'
import { escapeMarkup } from '../../../text/escaping'
import type { Marks } from '../marks'
import { bodyIn, recordsIn, textIn } from '../values'

type Node = Record<string, unknown>

const MAX_DEPTH = 50
/** The bits of a text's format, and the corresponding elements. */
const FORMATS: [bit: number, tag: string][] = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
]

/** Converts Lexical, the format of Ghost's editor since 2023, to HTML. Unknown kinds of nodes are marked. */
export function lexicalHtml(document: Node, marks: Marks): string {
  const root = isRecord(document.root) ? document.root : {}
  return childrenOf(root, marks, 0)
}

function childrenOf(node: Node, marks: Marks, depth: number): string {
  if (depth > MAX_DEPTH) return marks.at('what is nested deeper is left out')
  return recordsIn(node, 'children')
    .map((child) => nodeHtml(child, marks, depth + 1))
    .join('')
}

function nodeHtml(node: Node, marks: Marks, depth: number): string {
  const type = textIn(node, 'type').replace(/^extended-/, '')
  const inner = () => childrenOf(node, marks, depth)
  switch (type) {
    case 'text':
      return formatted(node)
    case 'linebreak':
      return '<br>'
    case 'heading':
      return `<${heading(node)}>${inner()}</${heading(node)}>`
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`
    case 'list':
      return node.listType === 'number' ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`
    case 'listitem':
      return `<li>${inner()}</li>`
    case 'link':
    case 'autolink':
      return `<a href="${escapeMarkup(textIn(node, 'url'))}">${inner()}</a>`
    case 'paragraph':
      return `<p>${inner()}</p>`
    default:
      return cardHtml(type, node, marks)
  }
}

/** Converts a card to HTML; cards are the same in both of Ghost's formats. */
export function cardHtml(type: string, card: Node, marks: Marks): string {
  const text = (name: string) => escapeMarkup(bodyIn(card, name))
  switch (type) {
    case 'codeblock':
    case 'code':
      return `<pre data-lang="${text('language')}">${text('code')}</pre>`
    case 'image':
      return `<figure><img src="${text('src')}" alt="${text('alt')}"><figcaption>${bodyIn(card, 'caption')}</figcaption></figure>`
    case 'html':
    case 'embed':
      return bodyIn(card, 'html')
    case 'markdown':
    case 'card-markdown':
      return `<pre data-lang="markdown">${text('markdown')}</pre>${marks.at('a card of Markdown is code now: take it out of its fence')}`
    case 'horizontalrule':
    case 'hr':
      return '<hr>'
    case 'bookmark':
      return `<a class="kg-bookmark-container" href="${text('url')}"><strong>${text('title')}</strong></a>`
    case 'gallery':
      return recordsIn(card, 'images')
        .map((image) => `<p><img src="${escapeMarkup(textIn(image, 'src'))}" alt=""></p>`)
        .join('')
    default:
      return `<p>${marks.at(`a card of the kind "${type}" is left out`)}</p>`
  }
}

function heading(node: Node): string {
  return /^h[1-6]$/.exec(textIn(node, 'tag'))?.[0] ?? 'h2'
}

function formatted(node: Node): string {
  const format = Number(node.format ?? 0)
  return FORMATS.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeMarkup(bodyIn(node, 'text')),
  )
}
