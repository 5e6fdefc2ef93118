import { parserWork } from './address-work'
import { deepMarkers, replaceMarkers } from './deep-lines'
import { literalBlocks } from './literal-blocks'

/** About thirteen thousand words: longer than any real article. */
const MAX_CHARACTERS = 80_000
/** Table rows and list items are lines, and cost more than their characters. */
const MAX_LINES = 3_000
/** Nested quote and list markers, after the first of each line, in the whole text. */
const MAX_NESTED_SIGNS = 2_000
const SIGNS = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm
/** Parsing an address takes quadratic time by the length of its host, and of signs behind one another. */
const MAX_ADDRESS_WORK = 20_000_000
const BARE_ADDRESS = /(?:https?:\/\/|www\.)\S*/gi

/** Number of link and footnote definitions. */
const MAX_DEFINITIONS = 1_500
const DEFINITION = /^ {0,3}\[[^\]\n]{1,999}\]:/gm

export type LimitedText = { text: string; whole: boolean }

/** Cuts a text where it exceeds a limit. @returns whole: false when it was cut */
export function withinLimits(text: string): LimitedText {
  const level = withoutDeepMarkers(text)
  const end = Math.min(
    MAX_CHARACTERS,
    endOfLines(level),
    endOfSigns(level),
    firstBeyond(level, DEFINITION, MAX_DEFINITIONS, () => 1),
    firstBeyond(level, BARE_ADDRESS, MAX_ADDRESS_WORK, parserWork),
  )
  return end < level.length ? { text: cutAt(level, end), whole: false } : { text: level, whole: true }
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
  const deep = deepMarkers(text)
  if (deep.length === 0) return text
  // Stands for the markers where they are code, and for what is left without them where they aren't.
  const plain = replaceMarkers(text, deep, (markers) =>
    markers.replace(/\S.*/, (signs) => 'x'.repeat(signs.length)),
  )
  const blocks = literalBlocks(plain.slice(0, Math.min(MAX_CHARACTERS, endOfLines(plain), endOfSigns(plain))))
  const nested = deep.filter(({ end }) => !blocks.some(([first, last]) => end > first && end <= last))
  return replaceMarkers(text, nested, () => '')
}

function endOfSigns(text: string): number {
  return firstBeyond(text, SIGNS, MAX_NESTED_SIGNS, (signs) => signs.replace(/[\s\d]/g, '').length - 1)
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
