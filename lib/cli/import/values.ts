import { isRecord, readText } from '../../portfolio/read-values'

/** The list under a name; nothing else than a list counts. */
export function listIn(value: unknown, name: string): unknown[] {
  const held = isRecord(value) ? value[name] : null
  return Array.isArray(held) ? held : []
}

/** The objects of a list. */
export function recordsIn(value: unknown, name: string): Record<string, unknown>[] {
  return listIn(value, name).filter(isRecord)
}

/** A text, or an empty one for nothing. */
export function textIn(value: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const text = readText(value[name])
    if (text !== null) return text
  }
  return ''
}

/** A text with its line ends, as bodies have them. */
export function bodyIn(value: Record<string, unknown>, name: string): string {
  const held = value[name]
  return typeof held === 'string' ? held : ''
}

/** `3 comments`, `1 comment`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
