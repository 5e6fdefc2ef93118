import { isRecord, readText } from '../../content/read-values'

/** Returns the list under a name; empty if it is not a list. */
export function listIn(value: unknown, name: string): unknown[] {
  const held = isRecord(value) ? value[name] : null
  return Array.isArray(held) ? held : []
}

/** Returns the objects in a list. */
export function recordsIn(value: unknown, name: string): Record<string, unknown>[] {
  return listIn(value, name).filter(isRecord)
}

/** Returns the first text under some names, or an empty string. */
export function textIn(value: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const text = readText(value[name])
    if (text !== null) return text
  }
  return ''
}

/** Returns a text unchanged, line breaks included, or an empty string. */
export function bodyIn(value: Record<string, unknown>, name: string): string {
  const held = value[name]
  return typeof held === 'string' ? held : ''
}

/** Formats a count with its noun: `3 comments`, `1 comment`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
