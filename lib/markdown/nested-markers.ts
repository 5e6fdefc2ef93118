/** The marker of a quote, or of a list item, which needs white space after it: `-----` is no marker. */
const MARKER = '(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t\\r\\n]|$))'
/** Uses Markdown's line ends: to a regular expression, more characters end a line. */
const NESTED_LINE = new RegExp(`(?<![^\\r\\n])((?:[ \\t]*${MARKER}){2,})[^\\r\\n]*`, 'g')
const MARKERS = new RegExp(`^(?:[ \\t]*${MARKER})*`)
const ANY_MARKER = new RegExp(MARKER, 'g')

/** The markers of quotes and lists at the beginning of a line. @param count number of nested markers */
export type NestedMarkers = { start: number; end: number; count: number }

/**
 * Yields the markers of each line that has more than one; the characters of a thematic break (`- - -`) are no markers.
 */
export function* nestedMarkers(text: string): Generator<NestedMarkers> {
  for (const { 0: line, 1: all = '', index } of text.matchAll(NESTED_LINE)) {
    const rule = startOfRule(line)
    const markers = rule < all.length ? (MARKERS.exec(line.slice(0, rule))?.[0] ?? '') : all
    const count = markers.match(ANY_MARKER)?.length ?? 0
    if (count > 1) yield { start: index, end: index + markers.length, count }
  }
}

/** Replaces the markers of lines. @param replace receives the markers with the white space before them */
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
 * Replaces the markers of lines with the same number of letters: code stays code, and other text is no longer nested.
 * @param kept number of markers left at the beginning of each line, as code may be inside a quote
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

/**
 * The offset at which a thematic break of dashes or asterisks starts, whose characters are no list markers; the length
 * of a line without one.
 */
function startOfRule(line: string): number {
  const sign = line.trimEnd().at(-1)
  if (sign !== '-' && sign !== '*') return line.length
  let start = line.length
  let signs = 0
  for (; start > 0 && ` \t${sign}`.includes(line.charAt(start - 1)); start -= 1)
    if (line.charAt(start - 1) === sign) signs += 1
  return signs < 3 ? line.length : start
}
