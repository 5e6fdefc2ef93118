import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { addressOffset, edited } from '../../text/edits'

/** A part of a Markdown text: code, or an address. @param value the address that is written there */
type Part = { kind: 'code' | 'picture' | 'link'; start: number; end: number; value: string }

const HTML_ADDRESS = /(?<=<(img|a)\b[^<>]*?\b(?:src|href)\s*=\s*["'])[^"']*/gi
/** The name of a picture that Obsidian embeds: `![[foto.png|300]]`. */
const EMBEDDED = /(?<=!\[\[)[^[\]|\\\n]+(?=\]\]|\\?\|)/g
/** An address that is defined apart is that of a picture by its ending. */
export const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i

const parser = unified().use(remarkParse).use(remarkGfm)

/** Lists the code and the addresses in a Markdown text, but for addresses that are written with escaped characters. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = []
  const add = (kind: Part['kind'], start: number, written: string, value = written) =>
    parts.push({ kind, start, end: start + written.length, value })
  visit(parser.parse(markdown), (node) => {
    const start = node.position?.start.offset ?? 0
    const source = markdown.slice(start, node.position?.end.offset)
    if (node.type === 'code' || node.type === 'inlineCode') add('code', start, source)
    if (node.type === 'html')
      for (const { 0: address, 1: tag = '', index } of source.matchAll(HTML_ADDRESS))
        add(/img/i.test(tag) ? 'picture' : 'link', start + index, address, address.replaceAll('&amp;', '&'))
    if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return
    const isPicture = node.type === 'image' || (node.type === 'definition' && PICTURE_FILE.test(node.url))
    const at = addressOffset(markdown, node)
    if (at >= 0) add(isPicture ? 'picture' : 'link', at, node.url)
  })
  const code = parts.filter(({ kind }) => kind === 'code')
  for (const { 0: name, index } of markdown.matchAll(EMBEDDED))
    if (PICTURE_FILE.test(name) && !isWithin(index, code)) add('picture', index, name)
  return parts
}

/**
 * Replaces what matches in a Markdown text, unless it begins in code, which is literal.
 * @param replacement gets the match; a group of it that didn't match is undefined
 */
export function replaceOutsideCode(
  markdown: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): string {
  const matches = [...markdown.matchAll(pattern)]
  const code = matches.length > 0 ? partsOf(markdown).filter(({ kind }) => kind === 'code') : []
  const edits = matches
    .filter(({ index }) => !isWithin(index, code))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: replacement(match) }))
  return edited(markdown, edits)
}

function isWithin(index: number, parts: Part[]): boolean {
  return parts.some(({ start, end }) => index >= start && index < end)
}

/** Raises a text's headings until the highest is at level 1: the site shows them one level down, below the title. */
export function raiseHeadings(markdown: string): string {
  const levels: number[] = []
  const heading = /^ {0,3}(#{1,6})(?=[ \t]+\S)/gm
  replaceOutsideCode(markdown, heading, ([whole, signs = '']) => (levels.push(signs.length), whole))
  const isUnderlined = /^ {0,3}\S.*\n {0,3}(?:=+|-+)[ \t]*$/m.test(markdown)
  const by = isUnderlined || levels.length === 0 ? 0 : Math.min(...levels) - 1
  return by === 0 ? markdown : replaceOutsideCode(markdown, heading, ([, signs = '']) => signs.slice(by))
}
