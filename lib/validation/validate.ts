import type { z } from 'zod'
import { ContentProblemsError, didYouMean, errorIn, fieldName, type Place, shown, valueAt } from './problems'

/** A field that can't be used. @param path in the value as given, before empty values were removed */
type Fault = { path: PropertyKey[]; field: string; message: string; fix: string }
type Validated<T> = { data: T; faults: null } | { data: null; faults: Fault[] }

type Format = {
  /** Name for an entry, if the file is a list. */
  entry?: string
  /** Which values count as absent; empty texts by default. */
  isAbsent?: (value: unknown) => boolean
  /** Advice for unknown fields on what to write instead, by their name in lower case. */
  instead?: Readonly<Record<string, string>>
}

/** The source of a value. @param locate returns the place of a field, or of the nearest enclosing value */
type Origin = { file: string; locate: (path: PropertyKey[]) => Place | null }

/**
 * Returns one of the owner's values, validated and parsed by its schema.
 * @throws ContentProblemsError with every field that can't be used
 */
export function checkedValue<T>(schema: z.ZodType<T>, value: unknown, origin: Origin & Format): T {
  const { file, locate, ...format } = origin
  const { data, faults } = validate(schema, value, format)
  if (!faults) return data
  throw new ContentProblemsError(
    faults.map(({ path, ...fault }) => errorIn(file, { place: locate(path), ...fault })),
  )
}

/** Validates one of the owner's values. Finds all faults at once, in the owner's terms, with how to fix them. */
export function validate<T>(schema: z.ZodType<T>, given: unknown, format: Format = {}): Validated<T> {
  const { value, pathBefore } = withoutEmpty(given, format.isAbsent ?? isEmptyText)
  const result = schema.safeParse(value, { reportInput: true, error: expectation })
  if (result.success) return { data: result.data, faults: null }
  const faults = result.error.issues.flatMap(withBranch).flatMap((issue): Fault[] => {
    const fault = (path: PropertyKey[], words: Pick<Fault, 'message' | 'fix'>) => {
      const before = pathBefore(path)
      return { path: before, field: fieldName(given, before, format.entry), ...words }
    }
    if (issue.code !== 'unrecognized_keys')
      return [fault(issue.path, { message: messageOf(schema, issue, value), fix: meantIn(issue) })]
    return issue.keys.map((key) =>
      fault([...issue.path, key], unknownField(key, issue.message, format.instead)),
    )
  })
  // One fault a field: a value of the wrong form breaks its other rules too.
  const isFirst = ({ path }: Fault, at: number) =>
    faults.findIndex((one) => one.path.join('\n') === path.join('\n')) === at
  return { data: null, faults: faults.filter(isFirst) }
}

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a table',
}

/**
 * Completes the sentence «it should be …», where the schema has no message of its own. Beside unknown fields it lists the
 * known ones.
 */
function expectation(issue: Parameters<z.core.$ZodErrorMap>[0]): string {
  if (issue.code === 'unrecognized_keys') return keysOf(issue.inst).join(', ')
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code !== 'invalid_type') return 'another value'
  const fields = keysOf(issue.inst)
  if (fields.length > 0) return `an object with the fields ${fields.join(', ')}`
  return TYPES[issue.expected] ?? `of the type ${issue.expected}`
}

/** Returns the names of the fields that an object schema knows. */
function keysOf(schema: unknown): string[] {
  return Object.keys(Object(valueAt(schema, ['_zod', 'def', 'shape'])))
}

/** The faults inside the branch of a union that comes closest to the value, else the union's own. */
function withBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.find((branch) => branch.every(({ path }) => path.length > 0))
  if (!inside || inside.length === 0) return [issue]
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

function messageOf(schema: z.ZodType, { code, path, message }: z.core.$ZodIssue, value: unknown): string {
  const held = valueAt(value, path)
  if (held === undefined || held === null) {
    // Of a text that is missing more is expected than that it is one.
    const filled = schema.safeParse(withText(value, path), { error: expectation })
    const same = filled.error?.issues.find((issue) => issue.path.join() === path.join())
    return `is missing; it should be ${same?.message ?? message}`
  }
  const isLong = code === 'too_big' && typeof held === 'string'
  return `${isLong ? `has ${held.length} characters` : `is ${shown(held)}`}; it should be ${message}`
}

/** Returns a copy of a value with a text at a path. */
function withText(value: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (key === undefined) return '?'
  const copy: unknown = Array.isArray(value) ? [...value] : { ...Object(value) }
  Reflect.set(Object(copy), key, withText(valueAt(value, [key]), rest))
  return copy
}

/** Proposes the word of a list that was probably meant; the message tells the form of any other value. */
function meantIn(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? didYouMean(String(issue.input), issue.values.map(String)) : ''
}

/** @param known names, as a list with commas */
function unknownField(key: string, known: string, instead: Format['instead'] = {}) {
  const otherwise = `Take it out, or correct its name${known && `. Known are ${known}`}`
  const fix = instead[key.toLowerCase()] ?? (didYouMean(key, known.split(', ')) || otherwise)
  return { message: 'is no field that the site knows', fix }
}

/** A value without its absent parts. @property pathBefore maps a path in it to the path in the original value */
type Emptied = { value: unknown; pathBefore: (path: PropertyKey[]) => PropertyKey[] }

/**
 * Removes values that count as absent, such as empty texts: fields of objects, and entries of lists.
 * @param isAbsent decides which values are removed; in formats without `undefined`, null counts too
 */
export function withoutEmpty(given: unknown, isAbsent: (value: unknown) => boolean): Emptied {
  const emptied = (held: unknown): unknown => {
    if (Array.isArray(held)) return held.filter((entry) => !isAbsent(entry)).map(emptied)
    if (typeof held !== 'object' || held === null || held instanceof Date) return held
    const fields = Object.entries(held).filter(([, field]) => !isAbsent(field))
    return Object.fromEntries(fields.map(([key, field]) => [key, emptied(field)]))
  }
  const pathBefore = (path: PropertyKey[]) => {
    let held = given
    return path.map((key) => {
      const list = Array.isArray(held) && typeof key === 'number' ? held : []
      const before = [...list.keys()].filter((at) => !isAbsent(list[at]))[Number(key)] ?? key
      held = valueAt(held, [before])
      return before
    })
  }
  return { value: emptied(given), pathBefore }
}

/** Whether a value is a blank text. */
export function isEmptyText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

/** Whether a value is a blank text or null: for formats in which `undefined` can't be written. */
export function isEmptyOrNull(value: unknown): boolean {
  return value === null || isEmptyText(value)
}

/** Whether a value says nothing: it is absent, a blank text, or an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || isEmptyOrNull(value) || (Array.isArray(value) && value.length === 0)
}
