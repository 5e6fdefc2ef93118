import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { codeLanguage, codeOf } from '../highlight'
import { type CodeMeta, parseCodeMeta } from './code-meta'

/** How a line of a diff changed; null for an unchanged line. */
export type Change = 'ins' | 'del' | null

/** How to render a code block. @param changes one for each line of a diff; null for other code */
export type CodePlan = { pre: Element; code: Element; meta: CodeMeta; changes: Change[] | null }

/** Matches a patch, which a tool applies, as opposed to a diff for readers. */
const PATCH = /^(?:@@ |--- |\+\+\+ |diff --git |index )/m

/** Collects the code blocks of a text with their display options, and removes the attribute that holds the options. */
export function planCode(tree: Root): CodePlan[] {
  const plans: CodePlan[] = []
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? codeOf(node) : undefined
    if (code) plans.push({ pre: node, code, meta: metaOf(code), changes: null })
    if (node.tagName === 'code') delete node.properties.dataMeta
  })
  return plans
}

/**
 * Removes the markers (`+`, `-`, space) from the lines of a diff, and highlights its code in the language that its
 * options name. Returns patches and other code unchanged.
 */
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
