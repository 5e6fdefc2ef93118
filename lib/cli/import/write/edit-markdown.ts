import type { Heading, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../parse-markdown'

type Edit = { start: number; end: number; text: string }

/**
 * The replacement of an address: another address, or a mark placed after the element; null leaves it unchanged.
 * @param words the new text of a link that showed its bare address
 */
export type NewAddress = { address: string; words?: string } | { mark: string } | null
type Addresses = {
  picture: (address: string) => NewAddress
  link: (address: string) => NewAddress
}

const HTML_ADDRESS = /(<(img|a)\b[^<>]*?\b(?:src|href)\s*=\s*)(["'])([^"']*)\3/gi

/** Returns the addresses of all pictures in a text, without duplicates. */
export function picturesIn(markdown: string): string[] {
  const found = new Set<string>()
  const picture = (address: string) => void found.add(address)
  editMarkdown(markdown, { picture: (address) => (picture(address), null), link: () => null })
  return [...found]
}

/** Changes addresses in a text, and nothing else. */
export function editMarkdown(markdown: string, addresses: Addresses): string {
  const edits: Edit[] = []
  const tree = parseMarkdown(markdown)
  const shown = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }) => void shown.add(identifier))
  visit(tree, (node: Nodes) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (start !== undefined && end !== undefined)
      edits.push(...editsOf(node, { start, end, markdown, shown }, addresses))
  })
  return applied(markdown, edits)
}

/**
 * Raises a text's headings until the highest is at level 1, because the site shows them
 * one level down, below the title.
 */
export function raiseHeadings(markdown: string): string {
  const headings: Heading[] = []
  visit(parseMarkdown(markdown), 'heading', (node) => void headings.push(node))
  const by = Math.min(6, ...headings.map(({ depth }) => depth)) - 1
  if (by === 0 || headings.length === 0) return markdown
  const edits = headings.flatMap(({ depth, position }): Edit[] => {
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (start === undefined || end === undefined) return []
    const source = markdown.slice(start, end)
    const text = source.startsWith('#')
      ? '#'.repeat(depth - by) + source.replace(/^#+/, '')
      : source.replace(/-+[ \t]*$/, (line) => '='.repeat(line.trim().length))
    return [{ start, end, text }]
  })
  return applied(markdown, edits)
}

/** @param shown identifiers of the definitions that pictures use; the others belong to links */
type Place = { start: number; end: number; markdown: string; shown: ReadonlySet<string> }

function editsOf(node: Nodes, place: Place, { picture, link }: Addresses): Edit[] {
  switch (node.type) {
    case 'image':
      return replaceAddress(node.url, picture(node.url), place, place.markdown.indexOf('](', place.start))
    case 'definition': {
      const found = place.shown.has(node.identifier) ? picture(node.url) : null
      return replaceAddress(node.url, found ?? link(node.url), place, place.start)
    }
    case 'link': {
      const from = node.children.at(-1)?.position?.end.offset ?? place.start
      const isBare = place.markdown[place.start] !== '['
      const found = link(node.url)
      if (!isBare) return replaceAddress(node.url, found, place, from)
      return found && 'address' in found
        ? [{ ...place, text: `[${found.words || found.address}](${found.address})` }]
        : []
    }
    case 'html':
      return [{ ...place, text: inHtml(place.markdown.slice(place.start, place.end), { picture, link }) }]
    default:
      return []
  }
}

function replaceAddress(url: string, found: NewAddress, place: Place, from: number): Edit[] {
  if (!found) return []
  if ('mark' in found) return [{ start: place.end, end: place.end, text: found.mark }]
  const source = place.markdown.slice(0, place.end)
  for (const written of [url, url.replaceAll('&', '&amp;'), url.replace(/[_*~()]/g, '\\$&')]) {
    const start = source.indexOf(written, from)
    if (start !== -1) return [{ start, end: start + written.length, text: found.address }]
  }
  return []
}

function inHtml(html: string, { picture, link }: Addresses): string {
  const marks: string[] = []
  const changed = html.replace(
    HTML_ADDRESS,
    (whole, before: string, tag: string, quote: string, written: string) => {
      const address = written.replaceAll('&amp;', '&')
      const found = /img/i.test(tag) ? picture(address) : link(address)
      if (found && 'mark' in found) marks.push(found.mark)
      return found && 'address' in found ? `${before}${quote}${found.address}${quote}` : whole
    },
  )
  return changed + marks.join('')
}

/** Applies edits from last to first, so that earlier offsets stay valid. Edits must not be nested. */
function applied(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, text: part }) => changed.slice(0, start) + part + changed.slice(end),
      text,
    )
}
