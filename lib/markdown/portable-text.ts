import type { Definition, Heading, Image, Link, Nodes } from 'mdast'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { visit } from './tree'
import { addressOffset, type Edit, edited } from '../text/edits'
import { escapeMarkup } from '../text/escaping'
import { parseUrl } from '../text/parse-url'
import { withBase } from '../site/base-path'
import { slugOf } from './ids'
import { pageOfFile, type WikiTargets } from './links'
import { type WikiLink, withoutObsidian } from './obsidian'
import { readMarkdown } from './read-markdown'

const DEEPEST_HEADING = 6

/**
 * Returns a text as it can be read outside of its page: links and pictures are absolute, and headings are one level down,
 * below the title. Links between notes are links, and comments of Obsidian are left out. Everything else stays as written.
 * @param page absolute URL of its page @param notes that it links to
 */
export function portableText(content: string, page: string, notes: WikiTargets = {}): string {
  const text = withoutObsidian(content, (link) => portableLink(link, notes), false)
  const edits: Edit[] = []
  visit(readMarkdown(text), (node) => {
    if (node.type === 'heading') edits.push(...lowered(node, text))
    else if (node.type === 'html') edits.push(...htmlEdits(node, page))
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      edits.push(...absoluteAddress(node, text, page))
  })
  return edited(text, edits)
}

function portableLink({ isPicture, name, section, words }: WikiLink, notes: WikiTargets): string | null {
  if (isPicture) return `![${words.replace(/(?:^|\\?\|)\d+(?:x\d+)?$/, '')}](${encodeURI(name)})`
  const note = Object.hasOwn(notes, name) ? notes[name] : undefined
  return note ? `[${words || note.title}](${note.href}${section && `#${slugOf(section)}`})` : null
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

/** A heading with number signs gets one more, an underlined one the lower line. */
function lowered(node: Heading, content: string): Edit[] {
  const [start, end] = rangeOf(node)
  if (content[start] === '#') return node.depth < DEEPEST_HEADING ? [{ start, end: start, text: '#' }] : []
  const line = start + content.slice(start, end).search(/=+[ \t]*$/)
  return node.depth === 1 ? [{ start: line, end, text: '---' }] : []
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
