import { z } from 'zod'
import { mend, replaced } from './mend'

/** The suggested correction of a value's first fault. */
function mended(schema: z.ZodType, value: unknown): string | null {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issue ? mend(schema, value, issue) : null
}

test.each<[string, z.ZodType, unknown, string]>([
  [
    'a word for nothing, where a field may be absent',
    z.object({ a: z.url().optional() }),
    { a: 'n/a' },
    'Leave it out',
  ],
  ['and where it may be null', z.object({ a: z.url().nullable() }), { a: 'none' }, 'Leave it out'],
  ['an entry of a list', z.object({ a: z.array(z.number()) }), { a: [1, '2', 3] }, 'Write 2'],
  ['a name with a slip', z.enum(['web', 'app']).nullable(), 'webs', 'Write "web"'],
  ['a name like none', z.enum(['web', 'app']).nullable(), 'zzzzzz', ''],
  [
    'an id of an old product',
    z.string().regex(/^G-/),
    'UA-1234',
    'Ids that begin with UA- are of a product that has ended',
  ],
  ['a number', z.string().regex(/^G-/), 7, ''],
])('%s', (_what, schema, value, fix) => {
  expect(mended(schema, value)?.split(':')[0]).toBe(fix)
})

test('a value is put into its place; everything around it stays', () => {
  expect(replaced({ a: 1, list: [1, { b: 2 }, 3] }, ['list', 1, 'b'], 9)).toEqual({
    a: 1,
    list: [1, { b: 9 }, 3],
  })
  expect(replaced(undefined, ['a', 'b'], 9)).toEqual({ a: { b: 9 } })
  expect(replaced('a', [], 9)).toBe(9)
})
