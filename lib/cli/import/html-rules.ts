import type TurndownService from 'turndown'
import { fillBlankLines } from '../../markdown/legacy-html'
import { codeLanguage, fencedCode } from './code-language'
import { addEmbedRules } from './embed-rules'
import { escapeDestination, escapeMarkdown } from './escape-markdown'
import { oneLine } from './inline-rules'
import type { Marks } from './marks'

/** What is converted within an element that otherwise stays HTML. */
const CONVERTED = 'pre,iframe,video,audio,object,embed,script,form,canvas,svg'

/** Adds the conversions that differ from the library's: folded text, code, headings, lists, figures and links of pictures. */
export function addRules(service: TurndownService, marks: Marks): void {
  service.addRule('definitions', {
    filter: 'dl',
    replacement: (_, node) => `\n\n${fillBlankLines((node as Element).outerHTML)}\n\n`,
  })
  service.addRule('details', {
    filter: 'details',
    replacement: (content, node) => details(content, node as Element),
  })
  service.addRule('summary', {
    filter: (node) => node.nodeName === 'SUMMARY' && node.parentNode?.nodeName === 'DETAILS',
    replacement: (_, node) => `\n\n${(node as Element).outerHTML.replace(/\s*\n\s*/g, ' ')}\n\n`,
  })
  service.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => (isHidden(node as Element) ? '' : `\n\n${codeBlock(node as Element)}\n\n`),
  })
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => heading(content, node as Element),
  })
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => listItem(content, node as Element),
  })
  service.addRule('line end between items', {
    filter: (node) => node.nodeName === 'BR' && /^[OU]L$/.test(node.parentNode?.nodeName ?? ''),
    replacement: () => '',
  })
  addEmbedRules(service, marks)
  service.addRule('caption', { filter: 'figcaption', replacement: (content) => caption(content) })
  service.addRule('empty link', {
    filter: (node) => node.nodeName === 'A' && !node.textContent?.trim() && !node.querySelector('img'),
    replacement: () => '',
  })
  service.addRule('linked picture', {
    filter: (node) => node.nodeName === 'A' && isPictureOf(node),
    replacement: (_, node) => largePicture(node as Element),
  })
}

/**
 * Formats folded text. It stays HTML as it is, unless a blank line would end the block or something in it needs a
 * conversion: then the Markdown inside stands between blank lines.
 */
function details(content: string, node: Element): string {
  const html = node.outerHTML
  if (!/\n[ \t]*\n/.test(html) && !node.querySelector(CONVERTED)) return `\n\n${html}\n\n`
  const inside = content.trim()
  return `\n\n<details>${inside.startsWith('<summary') ? '\n' : '\n\n'}${inside}\n\n</details>\n\n`
}

/** Whether code is the copy that a plugin's button puts on the clipboard. */
function isHidden(pre: Element): boolean {
  return pre.getAttribute('aria-hidden') === 'true'
}

function codeBlock(pre: Element): string {
  for (const lineEnd of Array.from(pre.querySelectorAll('br'))) lineEnd.replaceWith('\n')
  const code = pre.querySelector('code')
  return fencedCode(pre.textContent ?? '', codeLanguage(code ? [pre, code] : [pre]))
}

/** Formats a heading, which is one line. Signs at its end, as in `C #`, would close it. */
function heading(content: string, { nodeName }: Element): string {
  const words = oneLine(content).replace(/(^|\s)(#+)$/, '$1\\$2')
  return words ? `\n\n${'#'.repeat(Number(nodeName[1]))} ${words}\n\n` : ''
}

/** Puts one space after the marker, as in handwritten Markdown. */
function listItem(content: string, item: Element): string {
  const list = item.parentElement
  const place = Array.from(list?.children ?? [])
    .filter(({ nodeName }) => nodeName === 'LI')
    .indexOf(item)
  const first = Number(list?.getAttribute('start') ?? 1)
  const sign = list?.nodeName === 'OL' ? `${first + Math.max(0, place)}. ` : '- '
  const end = /\n$/.test(content) ? '\n' : ''
  const text = (content.replace(/^\n+|\n+$/g, '') + end).replace(
    /\n(?!\n|$)/g,
    `\n${' '.repeat(sign.length)}`,
  )
  return sign + text + (item.nextElementSibling ? '\n' : '')
}

/**
 * Formats a caption as an emphasised paragraph below the picture. Uses the other marker if
 * the caption itself has emphasis.
 */
function caption(content: string): string {
  const words = content.trim().replace(/\s*\n\s*/g, ' ')
  const sign = words.includes('*') ? '_' : '*'
  return words ? `\n\n${sign}${words}${sign}\n\n` : ''
}

/** Whether a link holds only a small picture and leads to its large version. */
function isPictureOf(link: HTMLElement): boolean {
  const [picture, ...others] = Array.from(link.children)
  return (
    picture?.nodeName === 'IMG' &&
    others.length === 0 &&
    !link.textContent?.trim() &&
    /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i.test(link.getAttribute('href') ?? '')
  )
}

function largePicture(link: Element): string {
  const words = escapeMarkdown((link.querySelector('img')?.getAttribute('alt') ?? '').replace(/\s+/g, ' '))
  return `![${words}](${escapeDestination(link.getAttribute('href') ?? '')})`
}
