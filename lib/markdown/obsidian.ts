import type { Link, Parents, Root } from 'mdast'
import { type Edit, edited } from '../text/edits'
import { escapeMarkup } from '../text/escaping'
import { slugOf } from './ids'
import { readMarkdown } from './read-markdown'
import { visit } from './tree'

/** Pictures that browsers show; an embedded file of another kind is a link to it. */
export const PICTURE_FILE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i
/** `[[note#section|words]]`, or with an exclamation mark before it what is embedded; in a table the bar is escaped. */
const WIKI_LINK = /(?<!\\)(!?)\[\[(?!\s)([^[\]|#\\\n]*)(?:#([^[\]|\\\n]*))?(?:\\?\|([^[\]\n]*))?\]\]/g
/** What describes a picture, and its size: `Un faro|300` or `|300x200`. */
const DESCRIBED = /^(.*)\|(\d{1,4})(?:x(\d{1,4}))?$/
const COMMENT = /(?<!\\)%%/g
/** Beginning and end of a highlight, which no letter touches from outside: neither `a == b` nor `a==b` is one. */
const MARK = /(?<![=\\])==(?!=)/g
const MARK_START = /(?<![\p{L}\p{N}])==(?!\s)/uy
const MARK_END = /(?<!\s)==(?![\p{L}\p{N}])/uy

/** A link between notes, or an embedded picture, as Obsidian writes it. */
export type WikiLink = { isPicture: boolean; name: string; section: string; words: string }

/**
 * Writes Obsidian's notation as other Markdown: links between notes, embedded pictures, highlights and comments, which
 * are left out. In code nothing changes, nor where a sign is escaped. Lines stay where they are.
 * @param link returns the Markdown of a link or picture; null to leave it as it is
 * @param isMarked whether highlights become elements
 */
export function withoutObsidian(
  text: string,
  link: (link: WikiLink) => string | null,
  isMarked = true,
): string {
  if (!/%%|==|\[\[/.test(text)) return text
  const comments: number[] = []
  const edits: Edit[] = []
  const signs = new Map<Parents, number[]>()
  visit(readMarkdown(text), 'text', (node, _index, parent) => {
    const { start, end } = node.position ?? {}
    if (!parent || isAddress(parent) || start?.offset === undefined) return
    const [from, source] = [start.offset, text.slice(start.offset, end?.offset)]
    const at = (sign: RegExp) => [...source.matchAll(sign)].map(({ index }) => from + index)
    comments.push(...at(COMMENT))
    signs.set(parent, [...(signs.get(parent) ?? []), ...at(MARK)])
    if (parent.type !== 'link' && parent.type !== 'linkReference')
      for (const found of source.matchAll(WIKI_LINK)) {
        const written = link(linkOf(found))
        const begin = from + found.index
        if (written !== null) edits.push({ start: begin, end: begin + found[0].length, text: written })
      }
  })
  if (isMarked) for (const found of signs.values()) edits.push(...highlights(text, found))
  const hidden = comments.flatMap((start, index) => {
    const end = (index % 2 === 0 && comments[index + 1]) || null
    return end === null ? [] : [{ start, end: end + 2, text: text.slice(start, end).replace(/[^\n]/g, '') }]
  })
  const isShown = ({ start }: Edit) => !hidden.some((one) => start >= one.start && start < one.end)
  return edited(text, [...edits.filter(isShown), ...hidden])
}

function linkOf([, sign, name = '', section = '', words = '']: RegExpMatchArray): WikiLink {
  return {
    isPicture: sign === '!' && PICTURE_FILE.test(name.trim()),
    name: name.trim(),
    // A link to a section names the sections around it too; one to a block has no counterpart in a page.
    section: section.split('#').at(-1)?.trim().replace(/^\^.*/, '') ?? '',
    words: words.trim(),
  }
}

/** Turns pairs of signs in one element into a highlight, also where other marks stand between them. */
function highlights(text: string, signs: number[]): Edit[] {
  const edits: Edit[] = []
  let open: number | null = null
  for (const at of signs) {
    const edge: RegExp = open === null ? MARK_START : MARK_END
    edge.lastIndex = at
    if (!edge.test(text)) continue
    if (open !== null)
      edits.push({ start: open, end: open + 2, text: '<mark>' }, { start: at, end: at + 2, text: '</mark>' })
    open = open === null ? at : null
  }
  return edits
}

/** Writes a link between notes as HTML, whose address {@link rehypeWikiLinks} adds, and a picture as Markdown. */
export function pageLink({ isPicture, name, section, words }: WikiLink): string | null {
  if (isPicture)
    return `![${words.replace(/^(?=\d+(?:x\d+)?$)/, '|').replace(/\\?\|/g, '\\|')}](${encodeURI(name)})`
  if (!name) return section ? `[${words || section}](#${slugOf(section)})` : null
  const place = section && ` data-section="${escapeMarkup(section)}"`
  return `<a data-wiki="${escapeMarkup(name)}"${place}>${words}</a>`
}

/** A remark plugin for the size that stands behind the description of a picture: `![Un faro|300](/faro.png)`. */
export function remarkPictureSizes() {
  return (tree: Root) => {
    visit(tree, 'image', (node) => {
      const [, alt, width, height] = DESCRIBED.exec(node.alt ?? '') ?? []
      if (!width) return
      node.alt = alt ?? ''
      node.data = { hProperties: { width, ...(height && { height }) } }
    })
  }
}

/** Whether a node is the link of an address that stands in the text, of which no sign is a notation. */
function isAddress(node: Parents): boolean {
  const text = node.type === 'link' ? node.children[0] : undefined
  return text?.type === 'text' && (node as Link).url.endsWith(text.value)
}
