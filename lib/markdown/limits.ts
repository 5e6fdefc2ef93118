/** Some thirteen thousand words: longer than any article. */
export const MAX_CHARACTERS = 80_000
/** Each row of a table and each item of a list is a line, and costs more than its characters. */
const MAX_LINES = 3_000
/** Quotes in quotes and lists in lists beyond this are nobody's text, and would run the renderer out of stack. */
const MAX_DEPTH = 60
const DEEP_LINE = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${MAX_DEPTH},}`, 'gm')
/** Signs of quotes and lists behind the first of a line, in the whole text. */
const MAX_NESTED_SIGNS = 2_000
const SIGNS = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm
/** A bare address is read again at each of its signs: the sum of the squares of their lengths. */
const MAX_ADDRESS_WORK = 20_000_000
const BARE_ADDRESS = /(?:https?:\/\/|www\.)\S*/gi

/** Lines that define an address or a footnote. */
const MAX_DEFINITIONS = 1_500
const DEFINITION = /^ {0,3}\[[^\]\n]{1,999}\]:/gm

export type LimitedText = { text: string; whole: boolean }

/** A text as far as it is read. @returns whole false when it was cut */
export function withinLimits(text: string): LimitedText {
  const level = text.replace(DEEP_LINE, '')
  const end = Math.min(
    MAX_CHARACTERS,
    endOfLines(level),
    firstBeyond(level, SIGNS, MAX_NESTED_SIGNS, (signs) => signs.replace(/[\s\d]/g, '').length - 1),
    firstBeyond(level, DEFINITION, MAX_DEFINITIONS, () => 1),
    firstBeyond(level, BARE_ADDRESS, MAX_ADDRESS_WORK, (address) => address.length ** 2),
  )
  return end < level.length ? { text: cutAt(level, end), whole: false } : { text: level, whole: true }
}

/** A text up to the last line end before a limit, or the last blank where the line is most of what there is. */
export function cutAt(text: string, end: number): string {
  const kept = text.slice(0, end)
  for (const boundary of ['\n', ' ']) {
    const place = kept.lastIndexOf(boundary)
    if (place > end / 2) return kept.slice(0, place)
  }
  return kept.slice(0, kept.lastIndexOf('\n') + 1) || kept
}

function endOfLines(text: string): number {
  let end = -1
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end === -1) return text.length
  }
  return end
}

/** Where the sum over the matches of a pattern goes beyond its limit. */
function firstBeyond(text: string, pattern: RegExp, limit: number, cost: (match: string) => number): number {
  let sum = 0
  for (const match of text.slice(0, MAX_CHARACTERS).matchAll(pattern)) {
    sum += cost(match[0])
    if (sum > limit) return match.index
  }
  return text.length
}
