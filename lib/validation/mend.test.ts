import { z } from 'zod'
import { mend, replaced } from './mend'

/** The suggested correction of a value's first fault. */
function mended(schema: z.ZodType, value: unknown): string | null {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return issue ? mend(schema, value, issue) : null
}

test.each<[what: string, schema: z.ZodType, value: unknown, fix: string]>([
  ['a word for nothing, where a field may be absent', z.url().optional(), 'n/a', 'Leave it out'],
  ['and where it may be null', z.url().nullable(), 'en curso', 'Leave it out'],
  ['sentences for a text', z.string(), ['Uno.', 'Dos.'], 'Write "Uno. Dos."'],
  ['an entry of a list', z.object({ a: z.array(z.number()) }), { a: [1, '2', 3] }, 'Write 2'],
  ['a name with a slip', z.enum(['web', 'app']).nullable(), 'webs', 'Write "web"'],
  ['a name like none', z.enum(['web', 'app']).nullable(), 'zzzzzz', ''],
  ['a number for a form that no number has', z.string().regex(/^G-/), 7, ''],
  ['a text for a list', z.array(z.string()), 'a, b', 'Write ["a","b"]'],
  ['a list for a text', z.string(), ['a'], 'Write "a"'],
  ['yes and no', z.boolean(), 'sí', 'Write true'],
])('suggestion for a likely mistake: %s', (_what, schema, value, fix) => {
  expect(mended(schema, value)).toBe(fix)
})

const ISO_DATE = z.string().regex(/^\d{4}-\d\d(?:-\d\d)?(?: \d\d:\d\d)?$/)
const ORIGIN = z.string().regex(/^https:\/\/[^/]+$/)
const MAIL = z.email()
const REPOSITORY = z.string().regex(/^[\w-]+\/[\w-]+$/)
const PATH = z.string().regex(/^\/images\/[^ ]+$/)
test.each<[z.ZodType, string, string]>([
  [ISO_DATE, '5/9/2026', '2026-09-05'],
  [ISO_DATE, '2026/9/5', '2026-09-05'],
  [ISO_DATE, '2026-9', '2026-09'],
  [ISO_DATE, '2026-9-5T10:00:00Z', '2026-09-05'],
  [ISO_DATE, '09/2026', '2026-09'],
  [ORIGIN, 'www.faro.example', 'https://www.faro.example'],
  [ORIGIN, 'htp://faro.example', 'https://faro.example'],
  [ORIGIN, 'https//faro.example', 'https://faro.example'],
  [ORIGIN, 'https://faro.example/a/b?c', 'https://faro.example'],
  [MAIL, 'mailto:ana@faro.example', 'ana@faro.example'],
  [REPOSITORY, 'https://github.com/ana/faro.git', 'ana/faro'],
  [REPOSITORY, 'git@github.com:ana/faro', 'ana/faro'],
  [PATH, 'a.png', '/images/a.png'],
  [PATH, '../content/images/a b.png', '/images/a%20b.png'],
])('an address, a date or a path in another format: %#', (schema, value, meant) => {
  expect(mended(schema, value)).toBe(`Write ${JSON.stringify(meant)}`)
})

test.each([
  [PATH, 'https://faro.example/a.png'],
  [z.number(), '1.2.3'],
])('no suggestion for values with another meaning: %#', (schema, value) => {
  expect(mended(schema, value)).toBe('')
})

test('a value is inserted at its position; everything around it is unchanged', () => {
  expect(replaced({ a: 1, list: [1, { b: 2 }, 3] }, ['list', 1, 'b'], 9)).toEqual({
    a: 1,
    list: [1, { b: 9 }, 3],
  })
  expect(replaced(undefined, ['a', 'b'], 9)).toEqual({ a: { b: 9 } })
})
