import type { Definition, Image, Link, Nodes } from 'mdast'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { visit } from './tree'
import { addressOffset, type Edit, edited } from '../text/edits'
import { escapeMarkup } from '../text/escaping'
import { parseUrl } from '../text/parse-url'
import { withBase } from '../site/base-path'
import { slugOf } from './ids'
import { pageOfFile, type WikiTargets } from './links'
import { PICTURE_FILE, WIKI_LINK } from './obsidian'
import { readMarkdown } from './read-markdown'

const DEEPEST_HEADING = 6

/**
 * Returns a text as it can be read outside of its page: links and pictures are absolute, and headings are one level down,
 * below the title. Links between notes are links, and comments of Obsidian are left out. Everything else stays as written.
 * @param page absolute URL of its page @param notes that it links to
 */
export function portableText(content: string, page: string, notes: WikiTargets = {}): string {
  const edits: Edit[] = []
  const marks: number[] = []
  visit(readMarkdown(content), (node, _index, parent) => {
    if (node.type === 'text' && parent?.type !== 'link') {
      const [start, end] = rangeOf(node)
      const source = content.slice(start, end)
      edits.push(...wikiEdits(source, start, page, notes))
      for (const { index } of source.matchAll(/(?<!\\)%%/g)) marks.push(start + index)
    } else if (node.type === 'heading') edits.push(...lowered(node, content))
    else if (node.type === 'html') edits.push(...htmlEdits(node, page))
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      edits.push(...absoluteAddress(node, content, page))
  })
  const comments = marks.flatMap((start, at) => {
    const end = at % 2 === 0 ? marks[at + 1] : undefined
    return end === undefined ? [] : [{ start, end: end + 2, text: '' }]
  })
  const isShown = ({ start }: Edit) =>
    !comments.some((comment) => start >= comment.start && start < comment.end)
  return edited(content, [...edits.filter(isShown), ...comments])
}

/** Writes links between notes, and embedded pictures, as Markdown does. */
function wikiEdits(source: string, offset: number, page: string, notes: WikiTargets): Edit[] {
  return [...source.matchAll(WIKI_LINK)].flatMap((found) => {
    const [mark, sign, name = '', section, words = ''] = found.map((part: string | undefined) => part?.trim())
    const note = Object.hasOwn(notes, name) ? notes[name] : undefined
    const isPicture = sign === '!' && PICTURE_FILE.test(name)
    const address = isPicture ? absolute(encodeURI(name), page) : note ? absolute(note.href, page) : null
    if (!mark || address === null) return []
    const text = isPicture
      ? `![${words.replace(/(?:^|\|)\d+(?:x\d+)?$/, '')}](${address})`
      : `[${words || (note?.title ?? name)}](${address}${section ? `#${slugOf(section)}` : ''})`
    return [{ start: offset + found.index, end: offset + found.index + mark.length, text }]
  })
}

/** Returns the absolute form of an address; null for one that is absolute already, or leads to a place of the page. */
function absolute(address: string, page: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address)) return null
  return parseUrl(withBase(pageOfFile(address)), page)?.href ?? null
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

function absoluteAddress(node: Link | Image | Definition, content: string, page: string): Edit[] {
  const address = absolute(node.url, page)
  if (address === null) return []
  const start = addressOffset(content, node)
  return start < 0 ? [] : [{ start, end: start + node.url.length, text: address }]
}

/** A heading with number signs gets one more; an underlined one a lower line, or number signs. */
function lowered(node: Nodes & { type: 'heading'; depth: number }, content: string): Edit[] {
  const [start, end] = rangeOf(node)
  if (content[start] === '#') return node.depth < DEEPEST_HEADING ? [{ start, end: start, text: '#' }] : []
  const line = start + content.slice(start, end).search(/[=-]+[ \t]*$/)
  if (node.depth === 1) return [{ start: line, end, text: '---' }]
  const words = content.slice(start, content.lastIndexOf('\n', line))
  const breaks = [...words.matchAll(/\r?\n[ \t>]*/g)].map(({ index, 0: found }) => ({
    start: start + index,
    end: start + index + found.length,
    text: ' ',
  }))
  return [{ start, end: start, text: '### ' }, ...breaks, { start: start + words.length, end, text: '' }]
}

/** The level of a heading in HTML, in a tag that may begin or end outside of this part of the text. */
const LEVEL = /(?<=<\/?h)[1-5](?=[\s>])/gi

/** The addresses and the headings in HTML, each in its own place in the source. */
function htmlEdits(node: Nodes & { type: 'html'; value: string }, page: string): Edit[] {
  const [offset, end] = rangeOf(node)
  // In a quote the source has marks that the value lacks, so that its places aren't those of the source.
  if (end - offset !== node.value.length) return []
  const edits: Edit[] = [...node.value.matchAll(LEVEL)].map(({ index, 0: level }) => ({
    start: offset + index,
    end: offset + index + 1,
    text: String(Number(level) + 1),
  }))
  const look = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of parent.childNodes) {
      if (!('attrs' in child)) continue
      for (const { name, value } of child.attrs) {
        const place = child.sourceCodeLocation?.attrs?.[name]
        const address = name === 'href' || name === 'src' ? absolute(value, page) : null
        if (place && address !== null)
          edits.push({
            start: offset + place.startOffset,
            end: offset + place.endOffset,
            text: `${name}="${escapeMarkup(address)}"`,
          })
      }
      look(child)
    }
  }
  look(parseFragment(node.value, { sourceCodeLocationInfo: true }))
  return edits
}
