import { parserWork } from './address-work'
import { type Limit, OverLimitError } from './limit-error'
import { literalBlocks } from './literal-blocks'
import { nestedMarkers, plainMarkers, replaceMarkers } from './nested-markers'

/** About thirteen thousand words: longer than any real article. */
export const MAX_CHARACTERS = 80_000
/** Limited too, because table rows and list items are lines, and cost more than their characters. */
export const MAX_LINES = 3_000
/** Nesting of quotes and lists; more occurs in no real text and would overflow the renderer's stack. */
const MAX_DEPTH = 60
/** Maximum number of nested quote and list markers in a text; the first marker of each line doesn't count. */
export const MAX_NESTED_MARKERS = 2_000
/**
 * In parser steps: parsing an address takes quadratic time in the lengths of its host and of its runs of punctuation.
 */
const MAX_ADDRESS_WORK = 20_000_000
const BARE_ADDRESS = /(?:https?:\/\/|www\.)\S*/gi

/**
 * Maximum number of passes that look for code, whose lines don't count; one pass is enough for a block of any length.
 */
const MAX_LOOKS = 4

/** Maximum number of link and footnote definitions. */
const MAX_DEFINITIONS = 1_500
const DEFINITION = /^ {0,3}\[[^\]\n]{1,999}\]:/gm

/** A text within the limits. @param whole false when it was cut @param beyond the limit that it exceeded */
export type LimitedText = { text: string; whole: boolean; beyond?: OverLimitError }

/** Cuts a text where it exceeds a limit. */
export function withinLimits(text: string): LimitedText {
  const level = withoutDeepMarkers(text)
  const beyond = firstExcess(level)
  return beyond ? { text: cutAt(level, beyond.offset), whole: false, beyond } : { text: level, whole: true }
}

/**
 * The limits, each with the offset at which a text exceeds it. Each checks only the text that the previous ones leave.
 */
const ENDS: readonly [Limit, endOf: (text: string) => number][] = [
  ['characters', (text) => Math.min(MAX_CHARACTERS, text.length)],
  ['lines', endOfLines],
  ['addresses', (text) => firstBeyond(text, BARE_ADDRESS, MAX_ADDRESS_WORK, parserWork)],
  ['nesting', (text) => endOutsideOfCode(text, endOfMarkers)],
  [
    'definitions',
    (text) => endOutsideOfCode(text, (counted) => firstBeyond(counted, DEFINITION, MAX_DEFINITIONS, () => 1)),
  ],
]

function firstExcess(text: string): OverLimitError | null {
  let beyond: OverLimitError | null = null
  let left = text
  for (const [limit, endOf] of ENDS) {
    const end = endOf(left)
    if (end === left.length) continue
    beyond = new OverLimitError(limit, end)
    left = left.slice(0, end)
  }
  return beyond
}

/** Cuts a text before an offset: at the last line end, or at the last space if the last line is very long. */
export function cutAt(text: string, end: number): string {
  const kept = text.slice(0, end)
  for (const boundary of ['\n', ' ']) {
    const place = kept.lastIndexOf(boundary)
    if (place > end / 2) return kept.slice(0, place)
  }
  return kept.slice(0, kept.lastIndexOf('\n') + 1) || kept
}

/** Removes markers of quotes and lists that are nested too deep, except in code, where they are content. */
function withoutDeepMarkers(text: string): string {
  const deep = [...nestedMarkers(text)].filter(({ count }) => count >= MAX_DEPTH)
  if (deep.length === 0) return text
  const plain = plainMarkers(text, deep, MAX_DEPTH - 1)
  const end = Math.min(MAX_CHARACTERS, endOfLines(plain), endOfMarkers(plain))
  const blocks = literalBlocks(plain.slice(0, end))
  const nested = deep.filter((line) => !blocks.some(([first, last]) => line.end > first && line.end <= last))
  return replaceMarkers(text, nested, () => '')
}

/** The offset at which a text exceeds a limit on Markdown syntax, which doesn't apply to lines of code. */
function endOutsideOfCode(text: string, endOf: (counted: string) => number): number {
  let end = endOf(text)
  for (let look = 0; look < MAX_LOOKS && end < text.length; look += 1) {
    const next = endOf(withoutBlocks(text, end))
    if (next === end) break
    end = next
  }
  return end
}

/** Overwrites the code and HTML that starts before `offset` with spaces; up to there, the text is within its limits. */
function withoutBlocks(text: string, offset: number): string {
  const beyond = [...nestedMarkers(text)].filter(({ start }) => start >= offset)
  let kept = 0
  const parts = literalBlocks(plainMarkers(text, beyond, 1)).flatMap(([start, end]) => {
    if (start >= offset) return []
    const before = text.slice(kept, start)
    kept = end
    return [before, text.slice(start, end).replace(/[^\n]/g, ' ')]
  })
  return parts.join('') + text.slice(kept)
}

function endOfMarkers(text: string): number {
  let sum = 0
  for (const { start, count } of nestedMarkers(text.slice(0, MAX_CHARACTERS))) {
    sum += count - 1
    if (sum > MAX_NESTED_MARKERS) return start
  }
  return text.length
}

function endOfLines(text: string): number {
  let end = -1
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text.length
  }
  // A line end after the last allowed line starts no other.
  return end === text.length - 1 ? text.length : end
}

/** The offset at which the summed cost of a pattern's matches exceeds a limit. */
function firstBeyond(text: string, pattern: RegExp, limit: number, cost: (match: string) => number): number {
  let sum = 0
  for (const match of text.slice(0, MAX_CHARACTERS).matchAll(pattern)) {
    sum += cost(match[0])
    if (sum > limit) return match.index
  }
  return text.length
}
