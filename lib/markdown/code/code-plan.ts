import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { codeLanguage, codeOf } from '../highlight'
import { type CodeMeta, parseCodeMeta } from './code-meta'

/** How a line of a diff changed. */
export type Change = 'ins' | 'del' | null

/** What is to be done with a code block. @param changes of each line of a diff; null for other code */
export type CodePlan = { pre: Element; code: Element; meta: CodeMeta; changes: Change[] | null }

/** A patch, to be applied by a tool, rather than a diff to be read. */
const PATCH = /^(?:@@ |--- |\+\+\+ |diff --git |index )/m

/** The code blocks of a text with what their authors ask for; takes that attribute out of the tree. */
export function planCode(tree: Root): CodePlan[] {
  const plans: CodePlan[] = []
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? codeOf(node) : undefined
    if (code) plans.push({ pre: node, code, meta: metaOf(code), changes: null })
    if (node.tagName === 'code') delete node.properties.dataMeta
  })
  return plans
}

/** Takes the signs of a diff off its lines, and colours the rest by the language it names. */
export function takeSigns(plan: CodePlan): CodePlan {
  const { pre, code, meta } = plan
  const text = toString(code)
  if (codeLanguage(pre) !== 'diff' || PATCH.test(text)) return plan
  const lines = text.split('\n')
  code.children = [{ type: 'text', value: lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n') }]
  if (meta.language) code.properties.className = [`language-${meta.language}`]
  else code.properties.className = ['no-highlight']
  pre.properties.dataLanguage = meta.language ?? 'diff'
  return { ...plan, changes: lines.map(changeOf) }
}

function changeOf(line: string): Change {
  if (line.startsWith('+')) return 'ins'
  return line.startsWith('-') ? 'del' : null
}

function metaOf({ properties }: Element): CodeMeta {
  return parseCodeMeta(typeof properties.dataMeta === 'string' ? properties.dataMeta : '')
}
