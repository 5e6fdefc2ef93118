import type { z } from 'zod'
import { expectation } from './expectations'
import { fieldName, valueAt } from './field-name'
import { mend } from './mend'
import { nearest } from './nearest'
import { shown } from './shown'
import { isEmptyText, withoutEmpty } from './without-empty'

/** A field that can't be used. @param path in the value as it was given */
export type Fault = { path: PropertyKey[]; field: string; message: string; fix: string }
export type Validated<T> = { data: T; faults: null } | { data: null; faults: Fault[] }

export type Format = {
  /** What an entry is called, where the file is a list. */
  entry?: string
  /** Which values count as absent: empty texts, unless told otherwise. */
  isAbsent?: (value: unknown) => boolean
  /** Sentences for fields that don't exist and what to write instead, by their name in lower case. */
  instead?: Readonly<Record<string, string>>
}

/** Checks a value of the owner's. All faults are found at once, in the owner's terms, with how to mend them. */
export function validate<T>(schema: z.ZodType<T>, given: unknown, format: Format = {}): Validated<T> {
  const { value, pathBefore } = withoutEmpty(given, format.isAbsent ?? isEmptyText)
  const known = new Map<string, string[]>()
  const result = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') known.set(issue.keys.join(), keysOf(issue.inst))
      return expectation(issue)
    },
  })
  if (result.success) return { data: result.data, faults: null }
  const faults = result.error.issues.flatMap(withBranch).flatMap((issue): Fault[] => {
    const field = fieldName(value, issue.path, format.entry)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: pathBefore([...issue.path, key]),
        field: fieldName(value, [...issue.path, key], format.entry),
        ...unknownField(key, known.get(issue.keys.join()) ?? [], format.instead),
      }))
    const fix = mend(schema, value, issue)
    return [{ path: pathBefore(issue.path), field, message: messageOf(issue, value), fix }]
  })
  return { data: null, faults }
}

/** The faults inside of the one branch of a union that the value comes near to, else the union's own. */
function withBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.find((branch) => branch.every(({ path }) => path.length > 0))
  if (!inside || inside.length === 0) return [issue]
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  const held = valueAt(value, issue.path)
  const expected = `it should be ${issue.message}`
  if (held === undefined || held === null) return `is missing; ${expected}`
  if (issue.code === 'too_big' && typeof held === 'string')
    return `has ${held.length} characters; ${expected}`
  return `is ${shown(held)}; ${expected}`
}

function unknownField(
  key: string,
  known: string[],
  instead: Format['instead'] = {},
): Pick<Fault, 'message' | 'fix'> {
  const told = Object.entries(instead).find(([name]) => name === key.toLowerCase())?.[1]
  const meant = nearest(key, known)
  const listed = known.length > 0 ? `. Known are ${known.join(', ')}` : ''
  const fix = told ?? (meant ? `Did you mean ${meant}?` : `Take it out, or correct its name${listed}`)
  return { message: 'is no field that the site knows', fix }
}

function keysOf(schema: unknown): string[] {
  const shape = valueAt(schema, ['_zod', 'def', 'shape'])
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}
