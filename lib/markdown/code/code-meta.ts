import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import { visit } from '../tree'

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
    '(?<![\\w-])(showLineNumbers|line-numbers|linenos|linenums)(?:\\{(\\d{1,5})\\}|="?(?:true|(\\d{1,5}))"?)?(?![\\w=])',
    '(?<!\\S)\\[([^\\]]+)\\]',
    '\\{([\\d\\s,-]+)\\}',
    '\\/((?:[^/\\\\]|\\\\.)+)\\/',
    // Matches quoted values of other names, so that their content isn't parsed as options.
    `[\\w-]+=(?:"[^"]*"|'[^']*')`,
  ].join('|'),
  'g',
)

/**
 * Parses the options after the language of a code block: `title="a.ts" {1,3-5} /word/ showLineNumbers`, and the spellings
 * of other systems: `filename="a.ts"`, `[a.ts]`, `:line-numbers`. Ignores unknown options.
 */
export function parseCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { title: null, language: null, lines: [], words: [], firstLine: null }
  for (const found of text.matchAll(PART)) {
    const [, name, double, single, bare, numbers, first, start, tab, ranges, word] = found
    const value = double ?? single ?? bare ?? tab
    if (name !== 'lang' && value) meta.title ??= value.slice(0, MAX_TITLE)
    if (name === 'lang' && value && /^[\w+#-]{1,30}$/.test(value)) meta.language ??= value
    if (numbers) meta.firstLine ??= Number(first ?? start ?? 1)
    if (ranges) meta.lines.push(...rangesOf(ranges))
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

const MAX_CHARACTERS = 500

/** A language, and what follows it without a blank: `ts{1,3}`, `js:app/index.js`, `ts:line-numbers`. */
const LANGUAGE = /^(?:diff-(\w+)|([\w+#.-]+))(?::(?!(?:no-)?line-numbers)([^\s{]+))?/

/** The words after the fence of a code block. @param meta options, see {@link parseCodeMeta} */
type Fence = { language: string | null; meta: string }

/**
 * A remark plugin that reads the words after the fence of a code block, and passes on its options as an attribute that
 * the sanitiser allows on `code` only.
 */
export function remarkFences() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'code', (node) => {
      const { language, meta } = parseFence([node.lang, node.meta].filter(Boolean).join(' '))
      node.lang = language
      if (meta) node.data = { ...node.data, hProperties: { dataMeta: meta.slice(0, MAX_CHARACTERS) } }
    })
  }
}

/** Reads the words after a fence; `diff-ts` is a diff of code in a language. */
export function parseFence(words: string): Fence {
  const text = words.trim()
  const [written = '', changed, language, file] = LANGUAGE.exec(text) ?? []
  const options = [changed && `lang=${changed}`, file && `title="${file}"`, text.slice(written.length).trim()]
  return { language: changed ? 'diff' : (language ?? null), meta: options.filter(Boolean).join(' ') }
}
