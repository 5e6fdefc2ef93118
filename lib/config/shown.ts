const SHOWN_CHARACTERS = 60

/** Formats any value for messages, shortened. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value) && value.length === 0) return 'an empty list'
  const text = JSON.stringify(value) ?? String(value)
  if (text.length <= SHOWN_CHARACTERS) return text
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : 'an object'
  return `${text.slice(0, SHOWN_CHARACTERS)}…`
}
