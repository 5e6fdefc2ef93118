/** Fields that identify an entry of a list, in order of preference. */
const LABELS = ['title', 'name', 'position', 'institution', 'language', 'network', 'kind', 'text', 'label']
const LABEL_CHARACTERS = 40

/**
 * Returns a field's name as the owner knows it: `legal.email`, `work "Acme": endDate`, `roles, entry 2`. Entries of
 * lists are identified by their title or name, else by their number from 1.
 * @param value the value that the path leads into
 * @param entry name for entries of the outermost list, if the file is a list
 */
export function fieldName(value: unknown, path: PropertyKey[], entry = 'entry'): string {
  let held = value
  let name = ''
  let isEntry = false
  for (const key of path) {
    const inner = valueAt(held, [key])
    if (typeof key === 'number') name = entryName(name, inner, key, entry)
    else name = isEntry ? `${name}: ${String(key)}` : dotted(name, key)
    isEntry = typeof key === 'number'
    held = inner
  }
  return name
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    value,
  )
}

function dotted(name: string, key: PropertyKey): string {
  return name ? `${name}.${String(key)}` : String(key)
}

function entryName(list: string, held: unknown, index: number, entry: string): string {
  const label = labelOf(held)
  if (!list) return label === null ? `${entry} ${index + 1}` : `${entry} ${label}`
  return label === null ? `${list}, entry ${index + 1}` : `${list} ${label}`
}

function labelOf(held: unknown): string | null {
  const texts = LABELS.map((key) => valueAt(held, [key]))
  const label = texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (label === undefined) return null
  const shown = label.length > LABEL_CHARACTERS ? `${label.slice(0, LABEL_CHARACTERS)}…` : label
  return JSON.stringify(shown)
}
