/** Nesting of quotes and lists; more occurs in no real text and would overflow the renderer's stack. */
const MAX_DEPTH = 60
/** A sign that begins a quote, or an item of a list, which needs a blank after it: `-----` begins none. */
const MARKER = '(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t\\r\\n]|$))'
/** By the line ends of Markdown: to a regular expression, more characters end a line. */
const DEEP_LINE = new RegExp(`(?<![^\\r\\n])((?:[ \\t]*${MARKER}){${MAX_DEPTH},})[^\\r\\n]*`, 'g')
const MARKERS = new RegExp(`^(?:[ \\t]*${MARKER})*`)
const ANY_MARKER = new RegExp(MARKER, 'g')

/** The signs of quotes and lists at the beginning of a line that are nested too deep. */
export type DeepMarkers = { start: number; end: number }

/** The markers of each line that has too many; those of a rule such as `- - -` are none. */
export function deepMarkers(text: string): DeepMarkers[] {
  return [...text.matchAll(DEEP_LINE)].flatMap(({ 0: line, 1: all = '', index }) => {
    const rule = startOfRule(line)
    const markers = rule < all.length ? (MARKERS.exec(line.slice(0, rule))?.[0] ?? '') : all
    const isDeep = (markers.match(ANY_MARKER)?.length ?? 0) >= MAX_DEPTH
    return isDeep ? [{ start: index, end: index + markers.length }] : []
  })
}

/** Replaces the markers of lines. @param replace gets the markers with the blanks before them */
export function replaceMarkers(
  text: string,
  deep: readonly DeepMarkers[],
  replace: (markers: string) => string,
): string {
  let kept = 0
  const parts = deep.map(({ start, end }) => {
    const before = text.slice(kept, start)
    kept = end
    return before + replace(text.slice(start, end))
  })
  return parts.join('') + text.slice(kept)
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
