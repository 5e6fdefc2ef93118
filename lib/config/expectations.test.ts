import { z } from 'zod'
import { expectation, keysOf } from './expectations'

/** The message for a value that a schema refuses, where the schema has no message of its own. */
function said(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: (issue) => expectation(issue) }).error?.issues[0]?.message
}

test.each<[string, z.ZodType, unknown]>([
  ['a text', z.string(), 1],
  ['a number', z.number(), '1'],
  ['a whole number', z.int(), 1.5],
  ['true or false', z.boolean(), 'no'],
  ['a list', z.array(z.string()), 'a'],
  ['a table', z.record(z.string(), z.string()), 'a'],
  ['null', z.null(), 'a'],
  ['a date', z.date(), 'a'],
  ['of the type symbol', z.symbol(), 'a'],
  ['an object with the fields name, url', z.object({ name: z.string(), url: z.string() }), 'a'],
  ['an object', z.object({}), 'a'],
])('a kind of value: %s', (words, schema, value) => expect(said(schema, value)).toBe(words))

test.each<[string, z.ZodType, unknown]>([
  ['a text of at least 1 character', z.string().min(1), ''],
  ['a text of at least 2 characters', z.string().min(2), 'a'],
  ['a text of at most 3 characters', z.string().max(3), 'abcd'],
  ['a list with at least 1 entry', z.array(z.string()).min(1), []],
  ['a list with at most 2 entries', z.array(z.string()).max(2), ['a', 'b', 'c']],
  ['a list with at least 2 entries', z.set(z.string()).min(2), new Set(['a'])],
  ['a number of at least 1', z.number().min(1), 0],
  ['a number of at most 5', z.number().max(5), 6],
  ['a multiple of 5', z.number().multipleOf(5), 7],
])('how much of it: %s', (words, schema, value) => expect(said(schema, value)).toBe(words))

test.each<[string, z.ZodType, unknown]>([
  ['an e-mail address such as hola@example.com', z.email(), 'a'],
  ['an address that begins with https://', z.url(), 'a'],
  ['a moment such as 2025-06-02T09:00:00', z.iso.datetime(), 'a'],
  ['a date such as 2025-06-02', z.iso.date(), 'a'],
  ['a text that begins with "https://"', z.string().startsWith('https://'), 'a'],
  ['a text that ends with ".md"', z.string().endsWith('.md'), 'a'],
  ['a text with "@" in it', z.string().includes('@'), 'a'],
  ['a text in another form', z.string().regex(/^b/), 'a'],
])('a form of text: %s', (words, schema, value) => expect(said(schema, value)).toBe(words))

test.each<[string, z.ZodType, unknown]>([
  ['"web" or "app"', z.enum(['web', 'app']), 'otro'],
  [
    '"web" or "app"',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('web') }),
      z.object({ kind: z.literal('app') }),
    ]),
    { kind: 'otro' },
  ],
  ['a text or a number', z.union([z.string(), z.number()]), true],
  ['a text', z.union([z.string(), z.string().min(1)]), true],
  [
    'a text or a list',
    z.union([z.object({ a: z.string(), b: z.number() }), z.array(z.string())]),
    { a: 1, b: 'x' },
  ],
  ['a number', z.union([z.literal(''), z.number()]), 'a'],
  ['another value', z.union([z.literal(''), z.literal('')]), 'a'],
  ['another value', z.string().refine(() => false), 'a'],
])('one of several: %s', (words, schema, value) => expect(said(schema, value)).toBe(words))

test('the fields of a schema are those of an object alone', () => {
  expect(keysOf(z.object({ a: z.string(), b: z.string() }))).toEqual(['a', 'b'])
  expect([keysOf(z.string()), keysOf(null), keysOf(undefined)]).toEqual([[], [], []])
})
