import { parse, postprocess, preprocess } from 'micromark'
import { gfm } from 'micromark-extension-gfm'
import { decodeString } from 'micromark-util-decode-string'
import { edited } from '../../text/edits'

/** A part of a Markdown text: code, or an address. @param value what stands there, unescaped */
type Part = { kind: 'code' | 'picture' | 'link'; start: number; end: number; value: string }

const CODE = /^code(?:Fenced|Indented|Text)$/
const HTML = /^html(?:Flow|Text)$/
const ADDRESS = /^(?:resource|definition)DestinationString$/
const HTML_ADDRESS = /(?<=<(img|a)\b[^<>]*?\b(?:src|href)\s*=\s*["'])[^"']*/gi
/** The name of a picture that Obsidian embeds: `![[foto.png|300]]`. */
const EMBEDDED = /(?<=!\[\[)[^[\]|\\\n]+(?=\]\]|\\?\|)/g
/** An address that is defined apart is that of a picture by its ending. */
export const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i

/** Lists the code and the addresses in a Markdown text, in their order. */
export function partsOf(markdown: string): Part[] {
  const document = parse({ extensions: [gfm()] }).document()
  const events = postprocess(document.write(preprocess()(markdown, undefined, true)))
  let endOfPicture = -1
  const parts = events.flatMap(([event, { type, start, end }]): Part[] => {
    const value = markdown.slice(start.offset, end.offset)
    const partOf = (kind: Part['kind'], from = 0, text = value): Part => {
      const at = start.offset + from
      return { kind, start: at, end: at + text.length, value: decodeString(text) }
    }
    if (event === 'exit') return []
    if (type === 'image') endOfPicture = end.offset
    if (CODE.test(type)) return [partOf('code')]
    if (HTML.test(type))
      return [...value.matchAll(HTML_ADDRESS)].map(({ 0: address, 1: tag, index }) =>
        partOf(/img/i.test(tag ?? '') ? 'picture' : 'link', index, address),
      )
    if (!ADDRESS.test(type)) return []
    const isPicture = type.startsWith('definition') ? PICTURE_FILE.test(value) : end.offset < endOfPicture
    return [partOf(isPicture ? 'picture' : 'link')]
  })
  const code = parts.filter(({ kind }) => kind === 'code')
  const embedded = [...markdown.matchAll(EMBEDDED)]
    .filter(({ 0: name, index }) => PICTURE_FILE.test(name) && !isWithin(index, code))
    .map(({ 0: value, index: start }) => ({
      kind: 'picture' as const,
      start,
      end: start + value.length,
      value,
    }))
  return [...parts, ...embedded]
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
