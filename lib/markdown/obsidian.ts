import type { Image, Parents, PhrasingContent, Root, Text } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import type { Processor } from 'unified'
import { visit } from './tree'
import { slugOf } from './ids'

/** Pictures that browsers show; an embedded file of another kind is a link to it. */
export const PICTURE_FILE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i
/** `[[note#section|words]]`, or with an exclamation mark before it what is embedded. */
export const WIKI_LINK = /(!?)\[\[(?!\s)([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\|([^[\]\n]*))?\]\]/g
/** What describes a picture, and its size: `Un faro`, `300`, `300x200` or `Un faro|300`. */
const DESCRIBED = /^(?:(.*)\|)?(\d{1,4})(?:x(\d{1,4}))?$/
/** Beginning and end of a highlight, which no letter touches from outside: neither `a == b` nor `a==b` is one. */
const MARK_START = /(?<![\p{L}\p{N}=])==(?![\s=])/u
const MARK_END = /(?<![\s=])==(?![\p{L}\p{N}=])/u
const COMMENT = '%%'
/** An escaped sign with which a notation begins or ends. */
const ESCAPED = /^\\[=%![\]]$/

/**
 * A remark plugin for Obsidian's notation: links between notes, embedded pictures with a width, highlights and
 * comments. In code nothing changes, nor where a sign is escaped.
 */
export function remarkObsidian(this: Processor) {
  const data = this.data() as { fromMarkdownExtensions?: unknown[] }
  ;(data.fromMarkdownExtensions ??= []).push(escapesApart())
  return (tree: Root) => {
    removeComments(tree)
    findAndReplace(
      tree,
      [
        WIKI_LINK,
        (
          _source: string,
          sign: string,
          target: string,
          section: string | undefined,
          words: string | undefined,
        ) => wikiLink(sign === '!', target.trim(), section?.trim() ?? '', words?.trim() ?? ''),
      ],
      { ignore: ['link', 'linkReference'] },
    )
    visit(tree, (node) => {
      if ('children' in node) markHighlights(node)
      if (node.type === 'image' && node.alt?.includes('|')) Object.assign(node, picture(node.url, node.alt))
    })
  }
}

/** Makes each escaped sign a text of its own, so that it is no part of a notation that is searched for in texts. */
function escapesApart(): Extension {
  const escaped = new WeakSet<object>()
  function begin(this: CompileContext, token: Token, isEscape: boolean) {
    const parent = this.stack.at(-1) as Parents
    const last = parent.children.at(-1)
    if (!isEscape && last?.type === 'text' && !escaped.has(last)) return void this.stack.push(last)
    const { line, column, offset } = token.start
    const text: Text = { ...textOf(''), position: { start: { line, column, offset }, end: token.end } }
    if (isEscape) escaped.add(text)
    ;(parent.children as PhrasingContent[]).push(text)
    this.stack.push(text)
  }
  return {
    enter: {
      characterEscape(token) {
        begin.call(this, token, ESCAPED.test(this.sliceSerialize(token)))
      },
      data(token) {
        begin.call(this, token, false)
      },
    },
  }
}

function wikiLink(
  isEmbedded: boolean,
  target: string,
  section: string,
  words: string,
): PhrasingContent | false {
  if (isEmbedded && PICTURE_FILE.test(target)) return picture(encodeURI(target), words)
  // A link to a section names the sections around it too; one to a block has no counterpart in a page.
  const anchor = section.split('#').at(-1)?.replace(/^\^.*/, '') ?? ''
  if (!target)
    return anchor ? { type: 'link', url: `#${slugOf(anchor)}`, children: [textOf(words || anchor)] } : false
  const hProperties = { dataWiki: target, ...(anchor && { dataSection: anchor }) }
  return { type: 'link', url: '', children: words ? [textOf(words)] : [], data: { hProperties } }
}

function picture(url: string, words: string): Image {
  const [, alt, width, height] = DESCRIBED.exec(words) ?? []
  const hProperties = { ...(width && { width }), ...(height && { height }) }
  return { type: 'image', url, alt: alt ?? (width ? '' : words), data: { hProperties } }
}

/** Removes what stands between two `%%`, in one paragraph or over several blocks. */
function removeComments(tree: Root): void {
  let marks = 0
  visit(tree, 'text', ({ value }, _index, parent) => {
    if (!isAddress(parent)) marks += value.split(COMMENT).length - 1
  })
  // A comment that isn't closed is none.
  if (marks > 1) strip(tree, { left: marks - (marks % 2), isOpen: false })
}

function strip(parent: Parents, state: { left: number; isOpen: boolean }): void {
  const kept = parent.children.filter((node) => {
    const { left, isOpen } = state
    if (node.type === 'text') node.value = outside(node.value, state)
    if ('children' in node && !isAddress(node)) strip(node, state)
    if (left === state.left) return !isOpen
    return node.type === 'text' ? node.value !== '' : 'children' in node && node.children.length > 0
  })
  parent.children = kept as typeof parent.children
}

function outside(text: string, state: { left: number; isOpen: boolean }): string {
  return text.split(COMMENT).reduce((shown, part, index) => {
    const isMark = index > 0 && state.left > 0
    if (isMark) {
      state.left -= 1
      state.isOpen = !state.isOpen
    }
    const sign = index > 0 && !isMark ? COMMENT : ''
    return state.isOpen ? shown : shown + sign + part
  }, '')
}

/** Turns `==words==` into a highlight, also where other marks stand between the signs. */
function markHighlights(parent: Parents): void {
  if (
    isAddress(parent) ||
    !parent.children.some((child) => child.type === 'text' && child.value.includes('=='))
  )
    return
  const shown: PhrasingContent[] = []
  let open: PhrasingContent[] | null = null
  for (const child of parent.children as PhrasingContent[]) {
    if (child.type !== 'text') {
      ;(open ?? shown).push(child)
      continue
    }
    let rest = child.value
    for (;;) {
      const sign: RegExpExecArray | null = (open ? MARK_END : MARK_START).exec(rest)
      const before = sign ? rest.slice(0, sign.index) : rest
      if (before) (open ?? shown).push(textOf(before))
      if (!sign) break
      if (open) shown.push({ type: 'emphasis', children: open, data: { hName: 'mark' } })
      open = open ? null : []
      rest = rest.slice(sign.index + 2)
    }
  }
  if (open) shown.push(textOf('=='), ...open)
  parent.children = shown as typeof parent.children
}

/** Whether a node is the link of an address that stands in the text, of which no sign is a notation. */
function isAddress(node: Parents | undefined): boolean {
  const text = node?.type === 'link' ? node.children[0] : undefined
  return node?.type === 'link' && text?.type === 'text' && node.url.endsWith(text.value)
}

function textOf(value: string): Text {
  return { type: 'text', value }
}
