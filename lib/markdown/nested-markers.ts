/** A sign that begins a quote, or an item of a list, which needs a blank after it: `-----` begins none. */
const MARKER = '(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t\\r\\n]|$))'
/** By the line ends of Markdown: to a regular expression, more characters end a line. */
const NESTED_LINE = new RegExp(`(?<![^\\r\\n])((?:[ \\t]*${MARKER}){2,})[^\\r\\n]*`, 'g')
const MARKERS = new RegExp(`^(?:[ \\t]*${MARKER})*`)
const ANY_MARKER = new RegExp(MARKER, 'g')

/** The signs of quotes and lists at the beginning of a line. @param count how many are nested in each other */
export type NestedMarkers = { start: number; end: number; count: number }

/** The markers of each line that has more than one; the signs of a rule such as `- - -` are none. */
export function* nestedMarkers(text: string): Generator<NestedMarkers> {
  for (const { 0: line, 1: all = '', index } of text.matchAll(NESTED_LINE)) {
    const rule = startOfRule(line)
    const markers = rule < all.length ? (MARKERS.exec(line.slice(0, rule))?.[0] ?? '') : all
    const count = markers.match(ANY_MARKER)?.length ?? 0
    if (count > 1) yield { start: index, end: index + markers.length, count }
  }
}

/** Replaces the markers of lines. @param replace gets the markers with the blanks before them */
export function replaceMarkers(
  text: string,
  lines: readonly NestedMarkers[],
  replace: (markers: string) => string,
): string {
  let kept = 0
  const parts = lines.map(({ start, end }) => {
    const before = text.slice(kept, start)
    kept = end
    return before + replace(text.slice(start, end))
  })
  return parts.join('') + text.slice(kept)
}

/**
 * Writes letters for the markers of lines, as many: what is code stays code, and what isn't is no longer nested.
 * @param kept how many stay at the beginning of each line, as code may stand in a quote
 */
export function plainMarkers(text: string, lines: readonly NestedMarkers[], kept: number): string {
  return replaceMarkers(text, lines, (markers) => {
    let count = 0
    return markers.replace(ANY_MARKER, (marker) => {
      count += 1
      return count > kept ? 'x'.repeat(marker.length) : marker
    })
  })
}

/** Where a line ends in a rule of dashes or stars, of which no sign begins a list; its length where it doesn't. */
function startOfRule(line: string): number {
  const sign = line.trimEnd().at(-1)
  if (sign !== '-' && sign !== '*') return line.length
  let start = line.length
  let signs = 0
  for (; start > 0 && ` \t${sign}`.includes(line.charAt(start - 1)); start -= 1)
    if (line.charAt(start - 1) === sign) signs += 1
  return signs < 3 ? line.length : start
}
