import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { Language } from '../config/language'
import { codeLanguage, codeOf } from './code/code-plan'
import { diagramSources } from './diagrams/rehype-diagrams'
import { wikiNames } from './links'
import { type Section, sectionsOf } from './outline'
import { type Excess, parseText } from './parse-text'
import { imageSources } from './pictures'
import type { TextSheet } from './text-sheets'
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
  /** The stylesheets for features that most texts don't have. */
  sheets: TextSheet[]
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
    sheets: sheetsOf(tree),
    beyond,
  }
}

/** Elements that few texts have: images, task lists, thematic breaks, footnotes, and elements written as HTML. */
const OF_WRITING = new Set(['caption', 'details', 'dl', 'hr', 'img', 'input', 'mark', 'sup'])

function sheetsOf(tree: Root): TextSheet[] {
  const sheets = new Set<TextSheet>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'math') sheets.add('math')
    else if (node.tagName === 'table') sheets.add('tables')
    else if (node.properties.dataAlert || OF_WRITING.has(node.tagName)) sheets.add('writing')
    else if (node.tagName === 'pre') for (const sheet of sheetsOfCode(node)) sheets.add(sheet)
  })
  return [...sheets]
}

function sheetsOfCode(pre: Element): TextSheet[] {
  const language = codeLanguage(pre)?.toLowerCase()
  if (language === 'mermaid') return ['writing']
  return language === 'diff' || codeOf(pre)?.properties.dataMeta ? ['code'] : []
}
