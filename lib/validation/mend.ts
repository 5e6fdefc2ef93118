import type { z } from 'zod'
import { foldToPlain } from '../text/folding'
import { slugOf } from '../text/slug'
import { nearest, valueAt, shown } from './problems'

/**
 * Suggests how to correct a value: the first candidate with which the schema finds no fault at that place. The schema
 * decides, so the candidates need no knowledge of the fields.
 * @returns a sentence, or an empty text
 */
export function mend(schema: z.ZodType, value: unknown, { path, ...issue }: z.core.$ZodIssue): string {
  const held = valueAt(value, path)
  const names = issue.code === 'invalid_value' && typeof held === 'string' ? issue.values.map(String) : []
  const meant = nearest(String(held), names)
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
const NOTHING =
  /^(?:#|-|\.{3}|n\/?a|none|null|undefined|todo|tbd|ninguno|no|present|presente|now|today|hoy|current|actual(?:mente|idad)?|ongoing|en curso)$/i
/** Words of the files' own that are written in Spanish. */
const SPANISH: Record<string, string[]> = {
  borrador: ['draft'],
  publicado: ['published'],
  publicada: ['published'],
  formulario: ['form'],
}
/** Matches the path of a file rather than a host name. */
const FILE = /^[./]|\.(?:png|jpe?g|webp|avif|gif|svg|pdf)$/i

/** Returns what an owner may have meant by a value, likeliest first. */
function candidatesFor(value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value), [String(value)]]
  // Sentences follow each other; words are listed.
  if (Array.isArray(value))
    return value.length === 1 ? [value[0]] : [value.join(/[.!?…]$/.test(String(value[0])) ? ' ' : ', ')]
  if (typeof value !== 'string') return []
  const text = value.trim()
  return [
    ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
    ...(/^(?:true|yes|sí|si)$/i.test(text) ? [true] : []),
    ...(/^(?:false|no)$/i.test(text) ? [false] : []),
    ...(NOTHING.test(text) ? [undefined, null] : []),
    ...(SPANISH[text.toLowerCase()] ?? []),
    ...[text.toLowerCase(), text.toUpperCase()],
    ...dates(text),
    ...countryCodes(text),
    ...(FILE.test(text) ? paths(text) : []),
    ...addresses(text),
    ...(text.includes(',') ? [text.split(',').map((part) => part.trim())] : []),
    [text],
  ].filter((candidate) => candidate !== value)
}

/** The code of a country that is written with its Spanish or English name. */
function countryCodes(text: string): string[] {
  if (!/^\p{L}[\p{L} .]{3,}$/u.test(text)) return []
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Retired codes have names too.
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  const names = ['es', 'en'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  return codes.filter((code) => names.some((name) => foldToPlain(name.of(code) ?? '') === foldToPlain(text)))
}

/** `1 de enero de 2026`, `sept. 2022` and `May 3, 2024` with the number of the month. */
function withMonthNumber(text: string): string {
  const [, day = '', name = '', other = '', year] =
    /^(?:(\d{1,2}) (?:de )?)?(\p{L}{3,})\.?(?: (\d{1,2}),)?(?: de| del)? (\d{4})$/iu.exec(text) ?? []
  const begins = (text: string) => text.slice(0, 3).toLowerCase()
  const isMonth = (language: string, at: number) =>
    begins(new Date(2024, at).toLocaleString(language, { month: 'long' })) === begins(name)
  const month = [...Array(12).keys()].findIndex((at) => isMonth('es', at) || isMonth('en', at)) + 1
  return year && month ? [day || other, month, year].filter(Boolean).join('/') : text
}

/** ISO forms of dates such as 5/9/2026 or 2026/9/5, with a time behind it or not, and of months: 09/2026 or 2026-9. */
function dates(given: string): string[] {
  const text = withMonthNumber(given)
  const iso = (...parts: string[]) => parts.map((part) => part.padStart(2, '0')).join('-')
  const [, day, month, year, time = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/.exec(text) ?? []
  if (day && month && year) return [iso(year, month, day) + time, iso(year, month, day)]
  const whole = /^(\d{4})[/.-](\d{1,2})(?:[/.-](\d{1,2}))?(?!\d)(.*)$/.exec(text)
  if (whole) {
    const date = iso(...whole.slice(1, 4).filter((part) => part !== undefined))
    return [date + (whole[4] ?? ''), date]
  }
  const [, ofYear, inYear] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return ofYear && inYear ? [iso(inYear, ofYear)] : []
}

/**
 * Corrections of web addresses with a missing or mistyped scheme or a superfluous path, of accounts on Mastodon, mail
 * addresses and telephone numbers, and of GitHub repositories and accounts.
 */
function addresses(text: string): string[] {
  const bare = text.replace(/^(?:[a-z]{3,6}:?\/{1,3})+/i, '').replace(/\s/g, '')
  const whole = /^[^\s@/\\]+\.[^\s@/\\]+/.test(bare) ? `https://${bare}` : ''
  const [, user, server] = /^@([\w.-]+)@([\w.-]+\.\w+)$/.exec(text) ?? []
  const number = /^(?:tel:)?\+?[\d\s().-]{7,}$/.test(text) ? text.replace(/[^+\d]/g, '') : ''
  const repository = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i.exec(text)?.[1]
  const [, remote, project] = /^git@([\w.-]+):(.+?)(?:\.git)?$/.exec(text) ?? []
  return [
    ...(repository ? [repository] : []),
    ...(remote ? [`https://${remote}/${project}`] : []),
    ...(user ? [`https://${server}/@${user}`] : []),
    ...(number ? [`tel:${number}`] : []),
    ...(/^[^\s@:/]+@[^\s@]+\.\w+$/.test(text) ? [`mailto:${text}`] : []),
    ...(whole ? [whole, whole.replace(/^(https:\/\/[^/?#]+).*$/, '$1')] : []),
    text
      .replace(/^mailto:/i, '')
      .replace(/\s*(?:\(at\)|\[at\]|\(arroba\)|\[arroba\]|\s(?:at|arroba)\s)\s*/i, '@'),
    text.replace(/\s/g, ''),
    text.replace(/^@/, ''),
    text.replace(/^\/|(?:\.git|\/)$/g, ''),
  ]
}

/** Root-relative forms of paths as an editor shows them: `public/a.png`, `../images/a b.png`. */
function paths(text: string): string[] {
  if (/^[a-z]+:/i.test(text)) return []
  const inside = text.replace(/^(?:\.{0,2}\/)*(?:(?:public|content)\/)?/, '/')
  return [
    ...(text.includes('/') ? [] : [`/images/${text}`]),
    inside,
    encodeURI(inside).replace(/[#?]/g, encodeURIComponent),
  ]
}
