import { EXIT, visit } from 'unist-util-visit'
import { codeLanguage } from './highlight'
import { parseText } from './parse-text'

/** Whether a text holds formulas, and whether it holds alerts, pictures, diagrams or videos. */
export function textNeeds(content: string): { math: boolean; writing: boolean } {
  const needs = { math: false, writing: false }
  visit(parseText(content).tree, 'element', (node) => {
    if (node.tagName === 'math') needs.math = true
    else if (node.tagName === 'img' || node.properties.dataAlert) needs.writing = true
    else if (node.tagName === 'pre' && codeLanguage(node)?.toLowerCase() === 'mermaid') needs.writing = true
    return needs.math && needs.writing ? EXIT : undefined
  })
  return needs
}
