import { z } from 'zod'
import { validate, isEmptyOrNull, isEmptyText, withoutEmpty } from './validate'

/** The faults of a value under a schema without messages of its own. */
const said = (schema: z.ZodType, value: unknown) =>
  validate(schema, value).faults?.map(({ field, message, fix }) =>
    [field, message, fix].filter(Boolean).join(' | '),
  )

test.each([
  [z.object({ a: z.string() }), {}, 'a | is missing; it should be a text'],
  [z.object({ a: z.string() }), { a: null }, 'a | is missing; it should be a text'],
  [z.object({ a: z.number() }), { a: '7' }, 'a | is "7"; it should be a number'],
  [z.object({ a: z.int() }), { a: 1.5 }, 'a | is 1.5; it should be a whole number'],
  [z.object({ a: z.boolean() }), { a: 'sí' }, 'a | is "sí"; it should be true or false'],
  [
    z.object({ a: z.string().max(1, 'un carácter') }),
    { a: 'xyz' },
    'a | has 3 characters; it should be un carácter',
  ],
  [
    z.object({ a: z.enum(['uno', 'dos']) }),
    { a: 'Unos' },
    'a | is "Unos"; it should be "uno" or "dos" | Did you mean uno?',
  ],
  [
    z.object({ a: z.union([z.string(), z.object({ b: z.int() })]) }),
    { a: { b: 'x' } },
    'a.b | is "x"; it should be a number',
  ],
  [
    z.object({ a: z.object({ b: z.string(), c: z.string() }) }),
    { a: 7 },
    'a | is 7; it should be an object with the fields b, c',
  ],
  [z.object({ a: z.record(z.string(), z.string()) }), { a: { x: 1 } }, 'a.x | is 1; it should be a text'],
  [z.object({ a: z.string().refine(() => false) }), { a: 'x' }, 'a | is "x"; it should be another value'],
])('a new field needs no message of its own: %#', (schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence])
})

test('empty values count as absent, and paths refer to the original value', () => {
  const schema = z.object({ a: z.string().optional(), list: z.array(z.number()) })
  expect(validate(schema, { a: ' ', list: ['', 1, '', 2] }).data).toEqual({ list: [1, 2] })
  expect(validate(schema, { list: ['', 1, '', 'x'] }).faults?.[0]?.path).toEqual(['list', 3])
})

test('an unknown field is reported with the closest known name, if any', () => {
  const unknown = (shape: z.ZodRawShape, name: string) =>
    validate(z.strictObject(shape), { [name]: 'x' }, { instead: { puesto: 'Write position' } }).faults?.find(
      ({ field }) => field === name,
    )?.fix
  expect(unknown({}, 'zzz')).toBe('Take it out, or correct its name')
  expect(unknown({ name: z.any(), url: z.any() }, 'zzz')).toBe(
    'Take it out, or correct its name. Known are name, url',
  )
  expect(unknown({ name: z.any() }, 'nmae')).toBe('Did you mean name?')
  expect(unknown({ name: z.any() }, 'Puesto')).toBe('Write position')
})

test('only the first error of a field is reported, and each field has its own', () => {
  const schema = z.object({
    a: z.string('un nombre').min(3, 'uno largo').startsWith('b', 'uno con b'),
    c: z.int(),
  })
  expect(said(schema, { a: 'x', c: 'x' })).toEqual([
    'a | is "x"; it should be uno largo',
    'c | is "x"; it should be a number',
  ])
})

test.each([
  ['', true, true],
  [' \n', true, true],
  [null, false, true],
  ['a', false, false],
  [0, false, false],
  [false, false, false],
  [undefined, false, false],
  [[], false, false],
])('%j is an empty text: %p, and omitted where null is allowed: %p', (value, isText, isNothing) => {
  expect([isEmptyText(value), isEmptyOrNull(value)]).toEqual([isText, isNothing])
})

test('empty texts are removed at every level; dates and numbers stay', () => {
  const date = new Date(0)
  const given = { a: ' ', b: ['', 'x', { c: '', d: 0 }], e: date, f: null }
  expect(withoutEmpty(given, isEmptyText).value).toEqual({ b: ['x', { d: 0 }], e: date, f: null })
  expect(withoutEmpty(given, isEmptyOrNull).value).toEqual({ b: ['x', { d: 0 }], e: date })
})

test.each<[PropertyKey[], PropertyKey[]]>([
  [
    ['list', 0],
    ['list', 1],
  ],
  [
    ['list', 1, 'inner', 0],
    ['list', 3, 'inner', 2],
  ],
  [
    ['list', 9],
    ['list', 9],
  ],
  [
    ['list', 'size'],
    ['list', 'size'],
  ],
  [
    ['name', 0, 'none'],
    ['name', 0, 'none'],
  ],
  [
    ['nothing', 'none'],
    ['nothing', 'none'],
  ],
])('the item now at %j was originally at %j', (path, before) => {
  const given = { list: ['', 'a', ' ', { inner: ['', '', 'b'] }], name: 'Ana', nothing: null }
  expect(withoutEmpty(given, isEmptyText).pathBefore(path)).toEqual(before)
})
