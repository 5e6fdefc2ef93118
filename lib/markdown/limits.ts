import { parserWork } from './address-work'
import { type Limit, OverLimitError } from './limit-error'
import { literalBlocks } from './literal-blocks'
import { nestedMarkers, plainMarkers, replaceMarkers } from './nested-markers'

/** About thirteen thousand words: longer than any real article. */
export const MAX_CHARACTERS = 80_000
/** Table rows and list items are lines, and cost more than their characters. */
export const MAX_LINES = 3_000
/** Nesting of quotes and lists; more occurs in no real text and would overflow the renderer's stack. */
const MAX_DEPTH = 60
/** Nested quote and list markers, after the first of each line, in the whole text. */
export const MAX_NESTED_MARKERS = 2_000
/** Parsing an address takes quadratic time by the length of its host, and of signs behind one another. */
const MAX_ADDRESS_WORK = 20_000_000
const BARE_ADDRESS = /(?:https?:\/\/|www\.)\S*/gi

/** How often a text is looked at for code, whose lines aren't counted; once is enough for a block, however long. */
const MAX_LOOKS = 4

/** Number of link and footnote definitions. */
const MAX_DEFINITIONS = 1_500
const DEFINITION = /^ {0,3}\[[^\]\n]{1,999}\]:/gm

/** @param beyond the limit at which it was cut */
export type LimitedText = { text: string; whole: boolean; beyond?: OverLimitError }

/** Cuts a text where it exceeds a limit. @returns whole: false when it was cut */
export function withinLimits(text: string): LimitedText {
  const level = withoutDeepMarkers(text)
  const beyond = firstExcess(level)
  return beyond ? { text: cutAt(level, beyond.offset), whole: false, beyond } : { text: level, whole: true }
}

/** Each limit with the offset at which a text exceeds it; each looks at what those before it leave. */
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

/** Cuts a text before an offset: at the last line end, or at the last space where the last line is very long. */
export function cutAt(text: string, end: number): string {
  const kept = text.slice(0, end)
  for (const boundary of ['\n', ' ']) {
    const place = kept.lastIndexOf(boundary)
    if (place > end / 2) return kept.slice(0, place)
  }
  return kept.slice(0, kept.lastIndexOf('\n') + 1) || kept
}

/** Leaves out signs of quotes and lists that are nested too deep, but for those in code, which are its own. */
function withoutDeepMarkers(text: string): string {
  const deep = [...nestedMarkers(text)].filter(({ count }) => count >= MAX_DEPTH)
  if (deep.length === 0) return text
  const plain = plainMarkers(text, deep, MAX_DEPTH - 1)
  const end = Math.min(MAX_CHARACTERS, endOfLines(plain), endOfMarkers(plain))
  const blocks = literalBlocks(plain.slice(0, end))
  const nested = deep.filter((line) => !blocks.some(([first, last]) => line.end > first && line.end <= last))
  return replaceMarkers(text, nested, () => '')
}

/** The offset at which a text exceeds limits of what its lines mean; to those of code, they don't apply. */
function endOutsideOfCode(text: string, endOf: (counted: string) => number): number {
  let end = endOf(text)
  for (let look = 0; look < MAX_LOOKS && end < text.length; look += 1) {
    const next = endOf(withoutBlocks(text, end))
    if (next === end) break
    end = next
  }
  return end
}

/** Blanks the code and HTML that begins before an offset, up to which a text is within its limits. */
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
  // A line end behind the last line that fits begins no other.
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
