import type { Element, ElementContent, Root } from 'hast'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { headingIds, isFootnoteLink } from './ids'
import { parseOnce } from './parse-text'

/** The words of a text below one of its top-level headings; the first part has none. */
export type TextPart = { id: string | null; heading: string; text: string }

/** Inline elements, which don't separate words. */
const INLINE = new Set('a abbr b code del em i ins kbd mark s span strong sub sup u'.split(' '))

/** Takes a text apart at its top-level headings, for a search. */
export function textParts(content: string): TextPart[] {
  const { tree } = parseOnce(content)
  const { ids } = headingIds(tree)
  const first: TextPart = { id: null, heading: '', text: '' }
  const parts = [first]
  for (const block of blocksOf(tree)) {
    if (headingRank(block)) parts.push({ id: ids.get(block) ?? null, heading: toString(block), text: '' })
    else (parts.at(-1) ?? first).text += wordsOf(block)
  }
  return parts
}

/** Returns the top-level elements; the footnotes' container is replaced by its children. */
function blocksOf({ children }: Root | Element): Element[] {
  return (children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return []
    return child.properties.dataFootnotes === undefined ? [child] : blocksOf(child)
  })
}

/** Returns the text of a node with that of its pictures, in which words of neighbouring blocks stay apart. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isFootnoteLink(node.properties)) return ''
  const { tagName, properties, children } = node
  const alt = tagName === 'img' && typeof properties.alt === 'string' ? properties.alt : ''
  const text = alt + children.map(wordsOf).join('')
  return INLINE.has(tagName) ? text : ` ${text} `
}
