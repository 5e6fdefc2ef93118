/** A value without its absent parts. @property pathBefore maps a path in it to the path in the original value */
type Emptied = { value: unknown; pathBefore: (path: PropertyKey[]) => PropertyKey[] }

/**
 * Removes values that count as absent, such as empty texts: fields of objects, and entries of lists.
 * @param isAbsent decides which values are removed; in formats without `undefined`, null counts too
 */
export function withoutEmpty(given: unknown, isAbsent: (value: unknown) => boolean): Emptied {
  const places = new WeakMap<object, number[]>()
  const value = emptied(given)
  return { value, pathBefore }

  function emptied(held: unknown): unknown {
    if (Array.isArray(held)) {
      const kept = held.flatMap((entry: unknown, index) => (isAbsent(entry) ? [] : [{ entry, index }]))
      const list = kept.map(({ entry }) => emptied(entry))
      places.set(
        list,
        kept.map(({ index }) => index),
      )
      return list
    }
    if (typeof held !== 'object' || held === null || held instanceof Date) return held
    const fields = Object.entries(held).filter(([, field]) => !isAbsent(field))
    return Object.fromEntries(fields.map(([key, field]) => [key, emptied(field)]))
  }

  function pathBefore(path: PropertyKey[]): PropertyKey[] {
    let held: unknown = value
    return path.map((key) => {
      const inner = held
      held = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined
      return Array.isArray(inner) && typeof key === 'number' ? (places.get(inner)?.[key] ?? key) : key
    })
  }
}

/** Whether a value is a blank text. */
export function isEmptyText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

/** Whether a value is a blank text or null: for formats in which `undefined` can't be written. */
export function isEmptyOrNull(value: unknown): boolean {
  return value === null || isEmptyText(value)
}
