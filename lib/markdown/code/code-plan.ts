import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../visit'
import { type CodeMeta, parseCodeMeta } from './code-meta'

/** How a line of a diff changed; null for an unchanged line. */
export type Change = 'ins' | 'del' | null

/**
 * How to render a code block.
 * @param language as its author wrote it @param changes one for each line of a diff; null for other code
 */
export type CodePlan = {
  pre: Element
  code: Element
  meta: CodeMeta
  language: string | null
  changes: Change[] | null
}

/** Matches a patch, which a tool applies, as opposed to a diff for readers. */
const PATCH = /^(?:@@ |--- |\+\+\+ |diff --git |index )/m

/** Collects the code blocks of a text with their display options, and removes the attribute that holds the options. */
export function planCode(tree: Root): CodePlan[] {
  const plans: CodePlan[] = []
  visit(tree, 'element', (node) => {
    const code = node.tagName === 'pre' ? codeOf(node) : undefined
    if (code) plans.push({ pre: node, code, meta: metaOf(code), language: codeLanguage(node), changes: null })
    if (node.tagName === 'code') delete node.properties.dataMeta
  })
  return plans
}

/**
 * Removes the markers (`+`, `-`, space) from the lines of a diff, whose language is the one that its options name.
 * Returns patches and other code unchanged.
 */
export function takeSigns(plan: CodePlan): CodePlan {
  const { code, meta, language } = plan
  const text = toString(code)
  if (language !== 'diff' || PATCH.test(text)) return plan
  const lines = text.split('\n')
  code.children = [{ type: 'text', value: lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n') }]
  return { ...plan, language: meta.language, changes: lines.map(changeOf) }
}

/** Returns the language of a code block as written by its author, or null. */
export function codeLanguage(pre: Element): string | null {
  const names = codeOf(pre)?.properties.className
  const marked = Array.isArray(names) ? names.map(String).find((name) => name.startsWith('language-')) : null
  return marked?.slice('language-'.length) ?? null
}

/** Returns the `code` element of a code block. */
export function codeOf(pre: Element): Element | undefined {
  return pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
}

function changeOf(line: string): Change {
  if (line.startsWith('+')) return 'ins'
  return line.startsWith('-') ? 'del' : null
}

function metaOf({ properties }: Element): CodeMeta {
  return parseCodeMeta(typeof properties.dataMeta === 'string' ? properties.dataMeta : '')
}
