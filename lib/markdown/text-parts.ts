import type { Element, ElementContent, Root } from 'hast'
import { headingRank } from 'hast-util-heading-rank'
import { toString } from 'hast-util-to-string'
import { headingIds, isFootnoteLink } from './ids'
import type { Excess } from './limits'
import { parseOnce, parseText } from './parse-text'
import type { Language } from '../site/language'
import { diagramSources } from './diagrams'
import { wikiNames } from './links'
import { imageSources } from './pictures'
import { TEXT_WORDS } from './words'

/** The words of a text below one of its top-level headings; the first part has none. */
export type TextPart = { id: string | null; heading: string; text: string }

/** Inline elements, which don't separate words. */
const INLINE = new Set(
  'a abbr b bdo cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt var wbr'.split(
    ' ',
  ),
)

/** Takes a text apart at its top-level headings, for a search. */
export function textParts(content: string): TextPart[] {
  const { tree } = parseOnce(content)
  const { ids } = headingIds(tree)
  const first: TextPart = { id: null, heading: '', text: '' }
  const parts = [first]
  for (const block of blocksOf(tree)) {
    if (block.type === 'element' && headingRank(block))
      parts.push({ id: ids.get(block) ?? null, heading: toString(block), text: '' })
    else (parts.at(-1) ?? first).text += wordsOf(block)
  }
  return parts
}

/** Returns the top-level nodes; the footnotes' container is replaced by its children. */
function blocksOf({ children }: Root | Element): ElementContent[] {
  return (children as ElementContent[]).flatMap((child) =>
    child.type === 'element' && child.properties.dataFootnotes !== undefined ? blocksOf(child) : [child],
  )
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

/** A section of a text: the id and title of its heading. */
export type Section = { id: string; title: string }

/** Returns the sections of a text by its top-level headings; headings inside quotes and other elements don't count. */
function sectionsOf(tree: Root, section: string): Section[] {
  return [...headingIds(tree, section).ids].flatMap(([heading, id]) =>
    heading.tagName === 'h2' && tree.children.includes(heading)
      ? [{ id, title: toString(heading).trim() }]
      : [],
  )
}

/** What a page has to know of a text before it shows it. */
export type TextFacts = {
  sections: Section[]
  /** The URLs of its images, as written; null for an image without one. */
  images: (string | null)[]
  /** The sources of its diagrams. */
  diagrams: string[]
  /** The names of the notes that it links to. */
  notes: string[]
  beyond: Excess[]
}

/** Returns what a page has to know of a text. */
export function textFacts(content: string, language: Language = 'es'): TextFacts {
  const { tree, beyond } = parseText(content, language)
  return {
    sections: sectionsOf(tree, TEXT_WORDS[language].section),
    images: imageSources(tree),
    diagrams: diagramSources(tree),
    notes: wikiNames(tree),
    beyond,
  }
}
