import { z } from 'zod'

/*
 * Building blocks for the schemas of the owner's files. Optional fields may be absent, null or blank; all three are
 * parsed as null, or as an empty list.
 */

type Absent = null | undefined

export const text = z.string('a text').trim().min(1, { error: 'a text that is not empty', abort: true })

/** An optional field; null when absent or blank. */
export function optional<T extends z.ZodType>(schema: T) {
  const given = (value: z.input<T> | Absent) => (isBlank(value) ? null : value)
  return z.preprocess(given, schema.nullable()).default(null)
}

/** An optional list without blank entries. @param isGiven false for further entries to leave out */
export function list<T extends z.ZodType>(entry: T, expected: string, isGiven = (_: unknown) => true) {
  const given = (value: readonly (z.input<T> | Absent)[] | Absent) => {
    if (isBlank(value)) return []
    return Array.isArray(value) ? value.filter((one) => !isBlank(one) && isGiven(one)) : value
  }
  return z.preprocess(given, z.array(entry, expected)).default([])
}

/** A list of texts, or a single text. */
export const texts = z
  .preprocess(
    (value: string | readonly string[] | Absent) => listOf(value),
    z.array(text, 'a text, or a list of texts'),
  )
  .default([])

/** An object. @param expected what stands there otherwise: fields that aren't known have a message of their own */
export function fields<T extends z.ZodRawShape>(shape: T, expected: string) {
  return z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? expected : undefined) })
}

/** An optional object of optional fields. */
export function part<T extends z.ZodRawShape>(shape: T) {
  const schema = z.strictObject(shape)
  const given = (value: z.input<typeof schema> | Absent) => (isBlank(value) ? {} : value)
  return z.preprocess(given, schema).prefault({} as z.input<typeof schema>)
}

/** An ordered selection of sections without duplicates; all of them by default. */
export function sections<T extends string>(names: readonly [T, ...T[]]) {
  const expected = `a list of some of these, each once: ${names.map((name) => `'${name}'`).join(', ')}`
  const given = (value: readonly T[] | Absent) => (isBlank(value) ? names : value)
  const schema = z
    .array(z.enum(names, expected), expected)
    .refine((list) => new Set(list).size === list.length, expected)
  return z.preprocess(given, schema).default([...names])
}

/**
 * A list of texts with an optional icon: `'Rust'` is short for `{ name: 'Rust' }`. @param key the property of the text
 */
export function named<K extends 'name' | 'text'>(key: K, example: string) {
  const entry = fields({ [key]: text, icon: optional(text) } as Named<K>, `a text, or ${example}`)
  const given = (value: string | z.input<typeof entry>) =>
    typeof value === 'string' ? ({ [key]: value } as z.input<typeof entry>) : value
  return list(z.preprocess(given, entry), `a list like ${example}`)
}

type Named<K extends string> = Record<K, typeof text> & {
  icon: ReturnType<typeof optional<typeof text>>
}

function listOf(value: unknown): unknown {
  if (isBlank(value)) return []
  return Array.isArray(value) ? value.filter((one) => !isBlank(one)) : [value]
}

export function isBlank(value: unknown): value is Absent | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Allows letters of any alphabet, as in international addresses; the host must contain a dot. */
const MAIL =
  /^[^\s\p{Cc}@"<>(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

export function isMailAddress(text: string): boolean {
  return MAIL.test(text)
}

/** Schema of a mail address in the owner's files. */
export const mailAddress = z
  .string('an e-mail address such as hola@example.com')
  .trim()
  .regex(MAIL, 'an e-mail address such as hola@example.com')
