import leven, { closestMatch } from 'leven'
import { foldToPlain } from '../text/folding'

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

/** Maximum number of differing letters between a typo and the intended word; shorter words allow fewer. */
const MOST_EDITS = 2

/** Returns the word that was probably meant, or null. Ignores case, accents and separators. */
export function nearest(word: string, words: readonly string[]): string | null {
  const spellings = new Map(words.map((one) => [plain(one), one]))
  const maxDistance = Math.min(MOST_EDITS, Math.ceil(plain(word).length / 3))
  const found = closestMatch(plain(word), [...spellings.keys()], { maxDistance })
  return found === undefined ? null : (spellings.get(found) ?? null)
}

function plain(word: string): string {
  return foldToPlain(word).replace(/[\s_-]/g, '')
}

/** Whether two words differ by one letter, or by two that are swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const distance = leven(one, other)
  const sorted = (word: string) => [...word].sort().join('')
  return distance === 1 || (distance === 2 && sorted(one) === sorted(other))
}
