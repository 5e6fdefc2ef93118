import { codesOf, toRanges } from './unicode-ranges'

test.each([
  [[0x20], 'U+20'],
  [[0x20, 0x21, 0x22], 'U+20-22'],
  [[0x20ac, 0x41, 0x43, 0x42], 'U+41-43, U+20AC'],
])('%j are written as %s, and read from it', (codes, ranges) => {
  expect(toRanges(codes)).toBe(ranges)
  expect(codesOf(ranges)).toEqual(codes.toSorted((a, b) => a - b))
})

test('ranges of a font package, with zeros and without spaces, are read', () => {
  expect(codesOf('U+0020-0022,U+00A1')).toEqual([0x20, 0x21, 0x22, 0xa1])
})
