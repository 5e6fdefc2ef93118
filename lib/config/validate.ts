import type { z } from 'zod'
import { expectation, keysOf } from './expectations'
import { fieldName, valueAt } from './field-name'
import { mend, replaced } from './mend'
import { nearest } from './nearest'
import { shown } from './shown'
import { isEmptyText, withoutEmpty } from './without-empty'

/** A field that can't be used. @param path in the value as given, before empty values were removed */
type Fault = { path: PropertyKey[]; field: string; message: string; fix: string }
type Validated<T> = { data: T; faults: null } | { data: null; faults: Fault[] }

export type Format = {
  /** Name for an entry, if the file is a list. */
  entry?: string
  /** Which values count as absent; empty texts by default. */
  isAbsent?: (value: unknown) => boolean
  /** Advice for unknown fields on what to write instead, by their name in lower case. */
  instead?: Readonly<Record<string, string>>
}

/** Validates one of the owner's values. Finds all faults at once, in the owner's terms, with how to fix them. */
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
  const nameOf = (path: PropertyKey[]) => fieldName(given, pathBefore(path), format.entry)
  const faults = result.error.issues.flatMap(withBranch).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: pathBefore([...issue.path, key]),
        field: nameOf([...issue.path, key]),
        ...unknownField(key, known.get(issue.keys.join()) ?? [], format.instead),
      }))
    const fix = mend(schema, value, issue)
    const message = messageOf(schema, issue, value)
    return [{ path: pathBefore(issue.path), field: nameOf(issue.path), message, fix }]
  })
  // Reports one fault per field, because a value of the wrong form breaks its other rules too.
  const firsts = faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at)
  return { data: null, faults: firsts }
}

/** The faults inside the branch of a union that comes closest to the value, else the union's own. */
function withBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inside = issue.errors.find((branch) => branch.every(({ path }) => path.length > 0))
  if (!inside || inside.length === 0) return [issue]
  return inside.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

function messageOf(schema: z.ZodType, issue: z.core.$ZodIssue, value: unknown): string {
  const held = valueAt(value, issue.path)
  const isMissing = held === undefined || held === null
  const expected = `it should be ${isMissing ? expectedThere(schema, issue, value) : issue.message}`
  if (isMissing) return `is missing; ${expected}`
  if (issue.code === 'too_big' && typeof held === 'string')
    return `has ${held.length} characters; ${expected}`
  return `is ${shown(held)}; ${expected}`
}

/** What a schema expects of a text where one is missing: more precise than that it is a text. */
function expectedThere(schema: z.ZodType, { path, message }: z.core.$ZodIssue, value: unknown): string {
  const result = schema.safeParse(replaced(value, path, '?'), { error: expectation })
  const same = result.error?.issues.find((issue) => issue.path.join() === path.join())
  return same?.message ?? message
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
