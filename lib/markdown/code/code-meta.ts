import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../visit'

/** Display options that an author writes after the language of a code block. */
type CodeMeta = {
  title: string | null
  /** Language of the code in a diff. */
  language: string | null
  /** Marked lines, from 1: first and last of each range. */
  lines: [first: number, last: number][]
  words: string[]
  /** Number of the first line; null if lines aren't numbered. */
  firstLine: number | null
}

const MAX_TITLE = 120
const MAX_WORDS = 10
const MAX_RANGES = 50

const VALUE = `(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`
const PART = new RegExp(
  [
    `(?<![\\w-])(title|file|filename|lang)=${VALUE}`,
    '(?<![\\w-])(showLineNumbers|linenos|linenums)(?:\\{(\\d{1,5})\\}|="?(?:true|(\\d{1,5}))"?)?(?![\\w=])',
    `hl_lines=["']([\\d\\s-]+)["']`,
    '(?<!\\S)\\[([^\\]]+)\\]',
    '\\{([\\d\\s,-]+)\\}',
    '\\/((?:[^/\\\\]|\\\\.)+)\\/',
    // Matches quoted values of other names, so that their content isn't parsed as options.
    `[\\w-]+=(?:"[^"]*"|'[^']*')`,
  ].join('|'),
  'g',
)

/**
 * Parses the options after the language of a code block, in the syntax of other systems: `title="a.ts" {1,3-5} /word/
 * showLineNumbers`, `filename="a.ts"`, `[a.ts]`, `linenums="1" hl_lines="1 3-5"`. Ignores unknown options.
 */
export function parseCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { title: null, language: null, lines: [], words: [], firstLine: null }
  for (const found of text.matchAll(PART)) {
    const [, name, double, single, bare, numbers, first, start, spaced, tab, ranges, word] = found
    const value = double ?? single ?? bare ?? tab
    if (name !== 'lang' && value) meta.title ??= value.slice(0, MAX_TITLE)
    if (name === 'lang' && value && /^[\w+#-]{1,30}$/.test(value)) meta.language ??= value
    if (numbers) meta.firstLine ??= Number(first ?? start ?? 1)
    const lines = ranges ?? spaced?.trim().replace(/\s+/g, ',')
    if (lines) meta.lines.push(...rangesOf(lines))
    if (word) meta.words.push(word.replace(/\\(.)/g, '$1'))
  }
  return { ...meta, lines: meta.lines.slice(0, MAX_RANGES), words: meta.words.slice(0, MAX_WORDS) }
}

function rangesOf(text: string): [number, number][] {
  return text.split(',', MAX_RANGES).flatMap((part): [number, number][] => {
    const found = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part)
    const first = Number(found?.[1] ?? 0)
    const last = Number(found?.[2] ?? first)
    return first > 0 && last >= first ? [[first, last]] : []
  })
}

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
function codeOf(pre: Element): Element | undefined {
  return pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
}

function changeOf(line: string): Change {
  if (line.startsWith('+')) return 'ins'
  return line.startsWith('-') ? 'del' : null
}

function metaOf({ properties }: Element): CodeMeta {
  return parseCodeMeta(typeof properties.dataMeta === 'string' ? properties.dataMeta : '')
}
