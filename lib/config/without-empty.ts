/** A value without what counts as absent, and where its parts stood before. */
type Emptied = { value: unknown; pathBefore: (path: PropertyKey[]) => PropertyKey[] }

/**
 * Leaves out empty texts, which count as absent: fields of objects, and entries of lists.
 * @param isAbsent which values these are; in files whose format has no `undefined`, null is one too
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
    if (!isPlainObject(held)) return held
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

/** A text of nothing but blanks. */
export function isEmptyText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

/** The same, and null: for formats in which nobody can leave a value out by writing `undefined`. */
export function isEmptyOrNull(value: unknown): boolean {
  return value === null || isEmptyText(value)
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}
