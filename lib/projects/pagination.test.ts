import fc from 'fast-check'
import { pageItems } from './pagination'

test('§2 pagination: seven pages or fewer are all listed', () => {
  expect(pageItems(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('§2 pagination: above seven the first, two on either side, and the last, with gaps between', () => {
  expect(pageItems(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
  expect(pageItems(1, 20)).toEqual([1, 2, 3, 'gap', 20])
  expect(pageItems(4, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 20])
  expect(pageItems(5, 20)).toEqual([1, 'gap', 3, 4, 5, 6, 7, 'gap', 20])
  expect(pageItems(20, 20)).toEqual([1, 'gap', 18, 19, 20])
})

test('pagination always lists the first, the current and the last page, sorted and without duplicates', () => {
  const cases = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(cases, ([current, count]) => {
      const numbers = pageItems(current, count).filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
    }),
  )
})
