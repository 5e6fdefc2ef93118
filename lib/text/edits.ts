/** A span of a text and what replaces it. */
export type Edit = { start: number; end: number; text: string }

/** Applies edits to a text, all else of which stays as it is written. They must not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  const kept: string[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    kept.push(source.slice(at, start), text)
    at = end
  }
  return kept.join('') + source.slice(at)
}
