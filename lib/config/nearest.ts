import { foldToPlain } from '../text/folding'

/** As many letters may differ between a slip and what was meant. */
const MOST_EDITS = 2

/** The one of some words that another was probably meant to be, or null. Case, accents and separators don't count. */
export function nearest(word: string, words: readonly string[]): string | null {
  const meant = words
    .map((one) => ({ one, edits: editsBetween(plain(word), plain(one)) }))
    .filter(({ one, edits }) => edits <= Math.min(MOST_EDITS, Math.floor(plain(one).length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return meant[0]?.one ?? null
}

/** Values as a sentence lists them. */
export function near(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ')
}

function plain(word: string): string {
  return foldToPlain(word).replace(/[\s_-]/g, '')
}

/** Letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) => [row])
  for (let column = 0; column <= b.length; column += 1) (rows[0] ?? [])[column] = column
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = swapped ? at(row - 2, column - 2) + 1 : Infinity
      ;(rows[row] ?? [])[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced, swap)
    }
  return at(a.length, b.length)
}
