import type { Place, Problem } from '../../../validation/problems'

/** A row and the place of its id. @param name how the messages of other rows refer to it */
type IdRow = { id: number; file: string; locate: () => Place | null; field: string; name: string }

/** Returns a problem for each row whose id an earlier row has, with an id that is free. */
export function ownIds(rows: IdRow[]): Problem[] {
  const first = new Map<number, string>()
  let free = Math.max(0, ...rows.map(({ id }) => id)) + 1
  return rows.flatMap(({ id, name, locate, ...at }) => {
    const other = first.get(id)
    if (other === undefined) first.set(id, name)
    if (other === undefined) return []
    const message = `is ${id}, which ${other} has too; it should be a number of its own`
    return [{ severity: 'error' as const, ...at, place: locate(), message, fix: `Write ${free++}` }]
  })
}
