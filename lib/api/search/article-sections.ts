import 'server-only'
import type { Element, ElementContent, Root } from 'hast'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { isFootnoteLink, headingIds } from '../../markdown/ids'
import { parseOnce } from '../../markdown/parse-text'
import type { Section } from './document'
import { singleSpaces } from '../../text/single-spaces'

/** Inline elements, which don't separate words. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** Splits an article's text into sections by its top-level headings, as plain text with the code separate. */
export function articleSections(content: string): Section[] {
  const { tree } = parseOnce(content)
  const { ids } = headingIds(tree)
  const sections: Section[] = [{ id: null, heading: '', text: '', code: '' }]
  for (const block of blocksOf(tree)) {
    if (headingRank(block))
      sections.push({ id: ids.get(block) ?? null, heading: flat(toString(block)), text: '', code: '' })
    else addTo(sections.at(-1), block)
  }
  return sections.map(({ text, code, ...section }) => ({ ...section, text: flat(text), code: flat(code) }))
}

/** Returns the top-level elements; the footnotes' container is replaced by its children. */
function blocksOf({ children }: Root | Element): Element[] {
  return (children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return []
    return child.properties.dataFootnotes === undefined ? [child] : blocksOf(child)
  })
}

function addTo(section: Section | undefined, node: ElementContent, inCode = false): void {
  if (!section) return
  const part = inCode ? 'code' : 'text'
  if (node.type === 'text') section[part] += node.value
  if (node.type !== 'element' || isFootnoteLink(node.properties)) return
  const { tagName, properties } = node
  if (!INLINE.has(tagName)) section[part] += ' '
  if (tagName === 'img' && typeof properties.alt === 'string') section.text += properties.alt
  for (const child of node.children) addTo(section, child, inCode || tagName === 'pre')
  if (!INLINE.has(tagName)) section[part] += ' '
}

function flat(text: string): string {
  return singleSpaces(text.normalize('NFC'))
}
