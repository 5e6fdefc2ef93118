import type { z } from 'zod'
import { valueAt } from './field-name'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  record: 'a table',
  null: 'null',
  date: 'a date',
}

const FORMATS: Record<string, string> = {
  email: 'an e-mail address such as hola@example.com',
  url: 'an address that begins with https://',
  datetime: 'a moment such as 2025-06-02T09:00:00',
  date: 'a date such as 2025-06-02',
}

/**
 * Describes what a schema expects, for fields whose schema has no message of its own: completes the sentence «it should
 * be …». Keeps the library's own messages from the owner.
 */
export function expectation(issue: RawIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'object') return objectWith(keysOf(issue.inst))
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? `of the type ${issue.expected}`
  if (issue.code === 'too_small') return `${sized(issue.origin)} at least ${counted(issue, issue.minimum)}`
  if (issue.code === 'too_big') return `${sized(issue.origin)} at most ${counted(issue, issue.maximum)}`
  if (issue.code === 'invalid_value') return anyOf(issue.values)
  if (issue.code === 'invalid_union') return unionOf(issue)
  if (issue.code === 'invalid_format') return formatOf(issue)
  if (issue.code === 'not_multiple_of') return `a multiple of ${issue.divisor}`
  return 'another value'
}

/** Returns the names of the fields that an object schema knows. */
export function keysOf(schema: unknown): string[] {
  const shape = valueAt(schema, ['_zod', 'def', 'shape'])
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

function objectWith(fields: string[]): string {
  return fields.length > 0 ? `an object with the fields ${fields.join(', ')}` : 'an object'
}

function sized(origin: string): string {
  if (origin === 'string') return 'a text of'
  return origin === 'array' || origin === 'set' ? 'a list with' : 'a number of'
}

function counted({ origin }: { origin: string }, size: number | bigint): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' || origin === 'set' ? 'entry' : ''
  if (unit === '') return String(size)
  return Number(size) === 1 ? `1 ${unit}` : `${size} ${unit === 'entry' ? 'entries' : `${unit}s`}`
}

function formatOf(issue: RawIssue): string {
  const { format, prefix, suffix, includes } = issue as Record<string, unknown>
  if (format === 'starts_with') return `a text that begins with ${JSON.stringify(prefix)}`
  if (format === 'ends_with') return `a text that ends with ${JSON.stringify(suffix)}`
  if (format === 'includes') return `a text with ${JSON.stringify(includes)} in it`
  return FORMATS[String(format)] ?? 'a text in another form'
}

/** What the branches of a union accept; an empty text is never suggested. */
function unionOf(issue: RawIssue): string {
  const { errors = [], options } = issue as { errors?: z.core.$ZodIssue[][]; options?: unknown[] }
  if (errors.length === 0 && options) return anyOf(options)
  const offered = errors.flatMap((branch) => branch.slice(0, 1).map(({ message }) => message))
  return [...new Set(offered)].filter((one) => one !== '""').join(' or ') || 'another value'
}

function anyOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(' or ')
}
