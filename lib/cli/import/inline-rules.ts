import { slug } from 'github-slugger'
import type TurndownService from 'turndown'
import { codeInLine } from './code-language'
import { escapeDestination, escapeMarkdown, titlePart } from './escape-markdown'

/** Inline elements without Markdown syntax, which the site shows as HTML. */
const KEPT: (keyof HTMLElementTagNameMap)[] = ['sup', 'sub', 'kbd', 'ins']
/** A kind of emphasis: the names of its elements, its sign in Markdown, and the element that the site shows. */
type Emphasis = { names: string[]; sign: string; tag: string }
const EMPHASES: Emphasis[] = [
  { names: ['em', 'i'], sign: '*', tag: 'em' },
  { names: ['strong', 'b'], sign: '**', tag: 'strong' },
  { names: ['del', 's', 'strike'], sign: '~~', tag: 'del' },
]

const BLOCKS = 'p,div,section,article,header,figure,figcaption,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote'
/** Elements whose Markdown begins and ends with the words inside. */
const WITHOUT_SIGNS = /^(?:SPAN|FONT|ABBR|MARK|U|SMALL|BIG|CITE|DFN|TIME|LABEL|BDI|BDO)$/
const WORD = /[^\s\p{P}\p{S}]/u

/** Adds the conversions of links, pictures, emphasis and code within a line. */
export function addInlineRules(service: TurndownService): void {
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && Boolean(node.getAttribute('href')),
    replacement: (content, node) => link(content, node as Element),
  })
  service.addRule('picture', { filter: 'img', replacement: (_, node) => picture(node as Element) })
  service.addRule('inline code', {
    filter: (node) => node.nodeName === 'CODE' && node.parentNode?.nodeName !== 'PRE',
    replacement: (_, node) => inlineCode(node as Element),
  })
  service.addRule('kept inline', {
    filter: KEPT,
    replacement: (content, node) => keptInline(content, node as Element),
  })
  for (const emphasis of EMPHASES)
    service.addRule(emphasis.tag, {
      filter: ({ nodeName }) => emphasis.names.includes(nodeName.toLowerCase()),
      replacement: (content, node) => emphasised(content, node as Element, emphasis),
    })
}

/** Joins the lines of blocks, for places that hold a single line: headings and links. */
export function oneLine(content: string): string {
  return content
    .trim()
    .replace(/\s*\n\s*(?:(?:#{1,6}|[->]|\d{1,9}\.) +)*/g, ' ')
    .replace(/^(?:(?:#{1,6}|[->]|\d{1,9}\.) +)+/, '')
}

/** Formats a link. Cards of themes put whole blocks in one, whose words become those of the link. */
function link(content: string, node: Element): string {
  const address = escapeDestination(inPage(node) ?? node.getAttribute('href') ?? '')
  const end = `](${address}${titlePart(node.getAttribute('title'))})`
  return node.querySelector(BLOCKS) ? `\n\n[${oneLine(content)}${end}\n\n` : `[${content}${end}`
}

/** Returns the address of a heading that a link of the same text leads to: its id here is made of its words. */
function inPage(link: Element): string | null {
  const [, id] = /^#(.+)$/.exec(link.getAttribute('href') ?? '') ?? []
  const target = id ? link.ownerDocument.getElementById(id) : null
  const heading = target?.closest('h1,h2,h3,h4,h5,h6')
  return heading ? `#${slug(heading.textContent?.trim() ?? '')}` : null
}

function picture(node: Element): string {
  const source = node.getAttribute('src')
  if (!source) return ''
  const words = escapeMarkdown((node.getAttribute('alt') ?? '').replace(/\s+/g, ' '))
  return `![${words}](${escapeDestination(source)}${titlePart(node.getAttribute('title'))})`
}

/** Formats code within a line: its words alone. A link in it is around it. */
function inlineCode(node: Element): string {
  const code = codeInLine((node.textContent ?? '').replace(/\s*\n\s*/g, ' '))
  const address = code && node.querySelector('a[href]')?.getAttribute('href')
  return address ? `[${code}](${escapeDestination(address)})` : code
}

function keptInline(content: string, node: Element): string {
  if (/\n[ \t]*\n/.test(content.trim())) return content
  const name = node.nodeName.toLowerCase()
  return `${/^<[^<]*>/.exec((node.cloneNode(false) as Element).outerHTML)?.[0] ?? `<${name}>`}${content}</${name}>`
}

/**
 * Formats emphasised words. Where Markdown would not read its sign as one (next to a letter on one side and punctuation
 * on the other), as HTML.
 */
function emphasised(content: string, node: Element, { names, sign, tag }: Emphasis): string {
  const isInside = node.parentElement?.closest(names.join()) !== null
  if (!content.trim() || isInside || /\n[ \t]*\n/.test(content.trim())) return content
  const isOpen = opens(content, besides(node, 'previousSibling'))
  const isClosed = opens([...content].reverse().join(''), besides(node, 'nextSibling'))
  return isOpen && isClosed ? sign + content + sign : `<${tag}>${content}</${tag}>`
}

function opens(content: string, outside: string | null): boolean {
  const [first = ''] = content
  return outside !== null && !/\s/.test(first) && (WORD.test(first) || !WORD.test(outside))
}

/** Returns the character next to an element; null for emphasis, whose signs would merge with those of the element. */
function besides(node: Element, side: 'previousSibling' | 'nextSibling'): string | null {
  const sibling = node[side]
  // White space at an element's edges is written outside of its signs.
  const edge = (side === 'nextSibling' ? /\s$/ : /^\s/).test(node.textContent ?? '')
  if (!sibling || edge) return ''
  const text = sibling.textContent ?? ''
  if (sibling.nodeType === 3) return side === 'nextSibling' ? (text[0] ?? '') : (text.at(-1) ?? '')
  if (EMPHASES.some(({ names }) => names.includes(sibling.nodeName.toLowerCase()))) return null
  return WITHOUT_SIGNS.test(sibling.nodeName) ? 'a' : ''
}
