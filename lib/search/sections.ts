import 'server-only'
import type { Element, ElementContent, Root } from 'hast'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { isFootnoteLink, headingIds } from '../markdown/ids'
import { parseOnce } from '../markdown/parse-text'
import { singleSpaces } from '../text/single-spaces'
import type { SearchDocument, Section } from './document'

/** Inline elements, which don't separate words. */
const INLINE = new Set('a abbr b code del em i ins kbd mark s span strong sub sup u'.split(' '))

/** Adds a text to a document, whose first section introduces it. The text is split at its top-level headings. */
export function withText(document: SearchDocument, content: string): SearchDocument {
  const { tree } = parseOnce(content)
  const { ids } = headingIds(tree)
  const introduction = document.sections.map(({ text }) => text).join(' ')
  const sections: [Section, ...Section[]] = [{ id: null, heading: '', text: `${introduction} ` }]
  for (const block of blocksOf(tree)) {
    if (headingRank(block)) sections.push({ id: ids.get(block) ?? null, heading: toString(block), text: '' })
    else (sections.at(-1) ?? sections[0]).text += wordsOf(block)
  }
  return {
    ...document,
    sections: sections.map(({ id, heading, text }) => ({ id, heading: plain(heading), text: plain(text) })),
  }
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

function plain(text: string): string {
  return singleSpaces(text.normalize('NFC'))
}
