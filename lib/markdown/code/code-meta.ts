/** Display options that an author writes after the language of a code block. */
export type CodeMeta = {
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
    `(?<![\\w-])(title|lang)=${VALUE}`,
    '(?<![\\w-])(showLineNumbers)(?:\\{(\\d{1,5})\\})?(?!\\w)',
    '\\{([\\d\\s,-]+)\\}',
    '\\/((?:[^/\\\\]|\\\\.)+)\\/',
    // Matches quoted values of other names, so that their content isn't parsed as options.
    `[\\w-]+=(?:"[^"]*"|'[^']*')`,
  ].join('|'),
  'g',
)

/**
 * Parses the options after the language of a code block, in the syntax of other systems: `title="a.ts" {1,3-5} /word/
 * showLineNumbers`. Ignores unknown options.
 */
export function parseCodeMeta(text: string): CodeMeta {
  const meta: CodeMeta = { title: null, language: null, lines: [], words: [], firstLine: null }
  for (const [, name, double, single, bare, numbers, first, ranges, word] of text.matchAll(PART)) {
    const value = double ?? single ?? bare
    if (name === 'title' && value) meta.title ??= value.slice(0, MAX_TITLE)
    if (name === 'lang' && value && /^[\w+#-]{1,30}$/.test(value)) meta.language ??= value
    if (numbers) meta.firstLine ??= Number(first ?? 1)
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
