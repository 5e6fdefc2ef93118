import { type Count, joinCounts, MAX_NAMES, OVERFLOW } from './count'

const MAX_PENDING = 50_000

/**
 * Creates the collection of counts that are not stored yet. Their number is bounded, also while the store can't be
 * written; counts beyond the limit are dropped.
 */
export function createPending() {
  let groups = new Map<string, Map<string, Count>>()
  let size = 0

  /** Returns the name to count under; null when there is no room for another name. */
  function nameWithin(names: Map<string, Count>, { kind, name }: Count): string | null {
    if (names.has(name)) return name
    if (size >= MAX_PENDING) return null
    return names.size < MAX_NAMES[kind] ? name : (OVERFLOW[kind] ?? null)
  }

  return {
    add(count: Count): void {
      const group = `${count.day} ${count.kind}`
      const names = groups.get(group) ?? new Map<string, Count>()
      groups.set(group, names)
      const name = nameWithin(names, count)
      if (name === null) return
      const known = names.get(name)
      if (!known) size += 1
      names.set(name, {
        ...count,
        name,
        count: known ? joinCounts(count.kind, known.count, count.count) : count.count,
      })
    },
    /** Removes all pending counts and returns them. */
    take(): Count[] {
      const taken = [...groups.values()].flatMap((names) => [...names.values()])
      groups = new Map()
      size = 0
      return taken
    },
    isEmpty: () => size === 0,
  }
}
