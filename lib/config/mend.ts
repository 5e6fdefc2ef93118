import type { z } from 'zod'
import { candidatesFor } from './candidates'
import { valueAt } from './field-name'
import { nearest } from './nearest'
import { shown } from './shown'

/**
 * Suggests how to correct a value: the first candidate with which the schema finds no fault at that place.
 * @returns a sentence, or an empty text
 */
export function mend(schema: z.ZodType, value: unknown, { path, ...issue }: z.core.$ZodIssue): string {
  const held = valueAt(value, path)
  const meant =
    issue.code === 'invalid_value' && typeof held === 'string'
      ? [nearest(held, issue.values.map(String))].filter((one) => one !== null)
      : []
  for (const candidate of [...meant, ...candidatesFor(held)]) {
    const result = schema.safeParse(replaced(value, path, candidate))
    const stays = result.error?.issues.some((other) => isAbout(other, path))
    if (!stays)
      return candidate === undefined || candidate === null ? 'Leave it out' : `Write ${shown(candidate)}`
  }
  return advice(held)
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

function advice(held: unknown): string {
  if (typeof held === 'string' && /^UA-/i.test(held))
    return 'Ids that begin with UA- are of a product that has ended: create a GA4 property and write its id, which begins with G-'
  return ''
}
