import type { Element, Parents } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import type { Html, Link, Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import rehypeParse from 'rehype-parse'
import rehypeRemark, { type Options } from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { singleSpaces } from '../../text/folding'
import { embeddedPage } from './addresses'
import { PICTURE_FILE } from './scan-markdown'

type Handlers = NonNullable<Options['handlers']>

/** Elements without Markdown syntax, which the site shows as HTML. */
const KEPT = ['sub', 'sup', 'kbd', 'ins', 'mark']
const SILENT = ['style', 'noscript']
const LEFT_OUT = ['form', 'button', 'canvas', 'svg', 'select', 'textarea', 'math']
const EMBEDDED = ['iframe', 'video', 'audio', 'object', 'embed', 'script']
const INLINE = /^(?:a|em|i|strong|b|del|s|strike|u)$/
const BLOCK = /^(?:root|div|p|ul|ol|table|blockquote|pre|figure|section|article|center)$/
const LANGUAGE_CLASS = /(?:\blang(?:uage)?[-:]|\bbrush: ?|\bhighlight-source-)([\w+#.-]+)/
const NO_LANGUAGE = /^(?:|none|plain(?:text)?|text|generic|raw|auto|default)$/i
/** A bare address without the punctuation of its sentence; brackets belong to it in pairs. */
const ADDRESS =
  /https?:\/\/(?:\([^\s()<>|]*\)|[^\s<>()|«»“”"…])*(?:\([^\s()<>|]*\)|[^\s<>()|«»“”"….,;:!?\]'’])/g

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    // Formulas, and what Obsidian writes for a highlight or a comment.
    unsafe: [
      { character: '$', inConstruct: 'phrasing' },
      { character: '=', after: '=', inConstruct: 'phrasing' },
      { character: '%', after: '%', inConstruct: 'phrasing' },
    ],
  })

/**
 * Converts an article's HTML to Markdown by way of its tree, because the libraries know where Markdown needs an escape.
 * @param lost receives what can't be converted
 */
export function htmlToMarkdown(html: string, lost: string[]): string {
  const tree = parser.parse(html)
  visit(tree, 'element', prepareElement)
  const options = { document: true, handlers: handlersFor(lost), nodeHandlers: { comment: () => undefined } }
  const converted = unified().use(rehypeRemark, options).runSync(tree) as Root
  findAndReplace(converted, [ADDRESS, linkTo], { ignore: ['link'] })
  return writer.stringify(converted).trim()
}

/** Returns the text of a title or an excerpt that may contain HTML, with white space collapsed. */
export function plainText(html: string): string {
  return singleSpaces(/[<&]/.test(html) ? toString(parser.parse(html)) : html)
}

/** Gives an element the form for which Markdown has signs. */
function prepareElement(node: Element, index?: number, parent?: Parents): void {
  const { tagName, children } = node
  const around = parent && 'tagName' in parent ? parent.tagName : ''
  // Editors keep an empty line by a blank in a paragraph.
  if (tagName === 'p' && children.every((one) => one.type === 'text' && !one.value.trim()))
    node.tagName = 'noscript'
  if (tagName === 'br' && /^(?:pre|code)$/.test(around)) node.children = [{ type: 'text', value: '\n' }]
  // A cell of a table is one line.
  if (tagName === 'pre' && /^t[dh]$/.test(around)) node.tagName = 'code'
  if (!INLINE.test(tagName) || index === undefined || !parent) return
  if (tagName === 'a') prepareLink(node)
  else if (children.some((one) => one.type === 'element' && BLOCK.test(one.tagName))) node.tagName = 'div'
  // White space at the ends, as `<b>Note: </b>` has it, stands outside.
  for (const [text, place, edge] of [
    [children.at(-1), index + 1, /\s+$/],
    [children[0], index, /^\s+/],
  ] as const) {
    if (text?.type !== 'text' || !edge.test(text.value)) continue
    text.value = text.value.replace(edge, '')
    parent.children.splice(place, 0, { type: 'text', value: ' ' })
  }
}

/** A small picture that links to its large file is shown by that file; a link without an address or content is none. */
function prepareLink(node: Element): void {
  const [picture] = node.children
  const { href } = node.properties
  const isPicture = node.children.length === 1 && picture?.type === 'element' && picture.tagName === 'img'
  if (isPicture && PICTURE_FILE.test(String(href))) picture.properties.src = href
  const isEmpty = !href || (!toString(node).trim() && !find(node, 'img'))
  if (isEmpty || (isPicture && picture.properties.src === href)) node.tagName = 'span'
}

/** The conversions that differ from the library's. */
function handlersFor(lost: string[]): Handlers {
  const html = (value: string): Html => ({ type: 'html', value })
  const handlers: Handlers = {
    // The hidden copy is what a plugin's button puts on the clipboard.
    pre: (_, node) =>
      node.properties.ariaHidden === 'true'
        ? undefined
        : { type: 'code', lang: languageOf(node), value: toString(node).replace(/^\n|\s+$/g, '') },
    img: (_, { properties: { src, alt, title } }) =>
      src
        ? { type: 'image', url: String(src), alt: String(alt ?? ''), title: title ? String(title) : null }
        : undefined,
    // A picture's title is shown as its caption; one with a link stays a paragraph, and a gallery is a figure of figures.
    figure: (state, node) => {
      const [picture, caption] = [find(node, 'img'), find(node, 'figcaption')]
      if (picture && caption && !find(node, 'a') && !find(node, 'figure')) {
        picture.properties.title = singleSpaces(toString(caption))
        caption.children = []
      }
      return state.toFlow(state.all(node))
    },
    details: (state, node) => [html('<details>'), ...state.toFlow(state.all(node)), html('</details>')],
    summary: (_, node) => html(toHtml(node)),
  }
  // The name tells the library that it stands in a line.
  for (const name of KEPT)
    handlers[name] = (_, node) => ({ ...html(toHtml(node)), data: { hName: node.tagName } })
  for (const name of SILENT) handlers[name] = () => undefined
  for (const name of LEFT_OUT) handlers[name] = () => void lost.push(`a ${name} is left out`)
  for (const name of EMBEDDED)
    handlers[name] = (_, node, parent) => {
      const { src, data } = node.properties
      const page = embeddedPage(String(src ?? data ?? find(node, 'source')?.properties.src ?? ''))
      const isShown = page !== null && (name !== 'script' || page.startsWith('https://gist.'))
      lost.push(isShown ? `an embedded ${name} is a link now: ${page}` : `an embedded ${name} is left out`)
      if (!isShown) return undefined
      // Alone in its paragraph a link to a video becomes a poster.
      const isAlone =
        parent?.type === 'root' || (parent && parent.tagName !== 'p' && BLOCK.test(parent.tagName))
      return isAlone ? { type: 'paragraph', children: [linkTo(page)] } : linkTo(page)
    }
  return handlers
}

/** Returns the language that an editor or a highlighter has noted at a block of code. */
function languageOf(pre: Element): string | null {
  const names = [pre, find(pre, 'code') ?? pre].flatMap(({ properties }) => {
    const { dataLang, dataEnlighterLanguage, dataLanguage, lang, className } = properties
    const inClass = LANGUAGE_CLASS.exec([className ?? []].flat().join(' '))?.[1]
    return [dataLang, dataEnlighterLanguage, dataLanguage, lang, inClass].map((one) => String(one ?? ''))
  })
  const name = names.find((one) => /^[\w+#.-]{1,30}$/.test(one)) ?? ''
  return NO_LANGUAGE.test(name) ? null : name.toLowerCase()
}

function find(node: Element, name: string): Element | undefined {
  const found: Element[] = []
  visit(node, 'element', (one) => void (one !== node && one.tagName === name && found.push(one)))
  return found[0]
}

function linkTo(url: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value: url }] }
}
