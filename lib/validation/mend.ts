import type { z } from 'zod'
import { slugOf } from '../text/slug'
import { nearest, valueAt, shown } from './problems'

/**
 * Suggests how to correct a value: the first candidate with which the schema finds no fault at that place. The schema
 * decides, so the candidates need no knowledge of the fields.
 * @returns a sentence, or an empty text
 */
export function mend(schema: z.ZodType, value: unknown, { path, ...issue }: z.core.$ZodIssue): string {
  const held = valueAt(value, path)
  const meant = issue.code === 'invalid_value' ? nearest(String(held), issue.values.map(String)) : null
  for (const candidate of [
    ...(meant === null ? [] : [meant]),
    ...(path.at(-1) === 'slug' ? [slugOf(String(held))] : []),
    ...candidatesFor(held),
  ]) {
    const result = schema.safeParse(replaced(value, path, candidate))
    if (!result.error?.issues.some((other) => isAbout(other, path)))
      return candidate === undefined || candidate === null ? 'Leave it out' : `Write ${shown(candidate)}`
  }
  return ''
}

/** Whether an issue is at a path or below it, or about the union around it. */
function isAbout({ code, path: other }: z.core.$ZodIssue, path: PropertyKey[]): boolean {
  const within = code === 'invalid_union' ? Math.min(path.length, other.length) : path.length
  return path.slice(0, within).every((key, index) => other[index] === key)
}

/** Returns a copy of a value with the part at a path replaced. */
export function replaced(value: unknown, [key, ...rest]: PropertyKey[], by: unknown): unknown {
  if (key === undefined) return by
  const inner = replaced(valueAt(value, [key]), rest, by)
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? inner : one))
  return { ...Object(value), [key]: inner }
}

/** Texts that stand for an absent value. */
const NOTHING = /^(?:#|-|\.{3}|n\/?a|none|null|todo|no|presente?|now|hoy|actual(?:mente|idad)?|en curso)$/i
const YES = /^(?:true|yes|sí|si)$/i
const NO = /^(?:false|no)$/i
/** Matches the path of a file, and no address with a scheme or of a disk. */
const FILE = /^(?![a-z]+:)(?:[./]|.*\.(?:png|jpe?g|webp|avif|gif|svg|pdf)$)/i

/** Returns what an owner may have meant by a value, likeliest first. */
function candidatesFor(value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value), [String(value)]]
  if (Array.isArray(value)) return [value.length === 1 ? value[0] : joined(value)]
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(YES.test(text) ? [true] : []),
    ...(NO.test(text) ? [false] : []),
    ...(NOTHING.test(text) ? [undefined, null] : []),
    ...[text.toLowerCase(), text.toUpperCase()],
    ...dates(text),
    ...(FILE.test(text) ? paths(text) : []),
    ...addresses(text),
    ...(text.includes(',') ? [text.split(',').map((part) => part.trim())] : []),
    [text],
  ].filter((candidate) => candidate !== value)
}

/** Sentences follow each other; words are listed. */
function joined(entries: unknown[]): string {
  return entries.join(/[.!?…]$/.test(String(entries[0])) ? ' ' : ', ')
}

/** ISO forms of dates such as 5/9/2026 or 2026/9/5, and of months: 09/2026 or 2026-9. */
function dates(text: string): string[] {
  const parts = /^\d{1,4}(?:[/.-]\d{1,4}){1,2}(?!\d)/.exec(text)?.[0].split(/[/.-]/) ?? []
  const [year = ''] = parts.length > 0 ? (parts[0]?.length === 4 ? parts : parts.reverse()) : []
  return year.length === 4 ? [parts.map((part) => part.padStart(2, '0')).join('-')] : []
}

/** Corrections of web addresses, mail addresses, and GitHub repositories and accounts. */
function addresses(text: string): string[] {
  const bare = text.replace(/^(?:[a-z]{3,6}:?\/{1,3})+/i, '')
  const [host] = /^[^\s@/\\]+\.[^\s@/\\?#]+/.exec(bare) ?? []
  const repository = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i.exec(text)?.[1]
  return [
    ...(repository ? [repository] : []),
    ...(host ? [`https://${bare}`, `https://${host}`] : []),
    text.replace(/^mailto:|^[@/]|\s|(?:\.git|\/)$/gi, ''),
  ]
}

/** Root-relative forms of paths as an editor shows them: `public/a.png`, `../images/a.png`. */
function paths(text: string): string[] {
  const inside = text.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
  return [...(text.includes('/') ? [] : [`/images/${text}`]), inside, encodeURI(inside)]
}
