export type Values = Record<string, unknown>

/** Returns the value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value)
}

/** Sets the value at a path; undefined removes the field. */
export function setAt(values: Values, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    const inner = values[key]
    const group = typeof inner === 'object' && inner !== null ? (inner as Values) : {}
    setAt(group, rest, value)
    if (Object.keys(group).length > 0) values[key] = group
    return
  }
  if (value === undefined) Reflect.deleteProperty(values, key)
  else values[key] = value
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Returns a trimmed text; null for a blank one and for any other value. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
