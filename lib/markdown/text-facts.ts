import type { Language } from '../site/language'
import { diagramSources } from './diagrams/rehype-diagrams'
import { wikiNames } from './links'
import { type Section, sectionsOf } from './outline'
import { type Excess, parseText } from './parse-text'
import { imageSources } from './pictures'
import { TEXT_WORDS } from './words'

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
