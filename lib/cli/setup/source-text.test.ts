import fc from 'fast-check'
import { sourceOf } from './source-text'

test('short values stand on one line, long ones on several', () => {
  const value = {
    name: 'Ana \'la\' "de" \\ casa',
    list: ['a', 'b'],
    inner: { 'a-b': 1, c: undefined },
    none: null,
    empty: [],
  }
  expect(sourceOf(value)).toBe(
    [
      '{',
      `  name: 'Ana \\'la\\' "de" \\\\ casa',`,
      "  list: ['a', 'b'],",
      "  inner: { 'a-b': 1 },",
      '  none: null,',
      '  empty: [],',
      '}',
    ].join('\n'),
  )
  expect(sourceOf({ list: ['a'.repeat(60), 'b'.repeat(60)] }).split('\n')).toHaveLength(6)
})

test('whatever is written is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read: unknown = new Function(`return (${sourceOf(value)})`)()
      expect(JSON.stringify(read)).toBe(JSON.stringify(value))
    }),
    { numRuns: 200 },
  )
})
