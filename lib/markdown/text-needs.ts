import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { codeLanguage, codeOf } from './highlight'
import { parseText } from './parse-text'
import type { TextSheet } from './text-sheets'

/** Elements that few texts have: images, task lists, thematic breaks, footnotes, and elements written as HTML. */
const OF_WRITING = new Set(['caption', 'details', 'dl', 'hr', 'img', 'input', 'mark', 'sup'])

/**
 * Returns the stylesheets that a text needs: for formulas; for tables; for code with marks or changes; for alerts,
 * diagrams, videos and other rare elements.
 */
export function textNeeds(content: string): Set<TextSheet> {
  const needs = new Set<TextSheet>()
  visit(parseText(content).tree, 'element', (node) => {
    if (node.tagName === 'math') needs.add('math')
    else if (node.tagName === 'table') needs.add('tables')
    else if (node.properties.dataAlert || OF_WRITING.has(node.tagName)) needs.add('writing')
    else if (node.tagName === 'pre') for (const need of needsOfCode(node)) needs.add(need)
  })
  return needs
}

function needsOfCode(pre: Element): TextSheet[] {
  const language = codeLanguage(pre)?.toLowerCase()
  if (language === 'mermaid') return ['writing']
  return language === 'diff' || codeOf(pre)?.properties.dataMeta ? ['code'] : []
}
