import { onceFor } from './once'

test('a result is computed once for each object, and again for an equal one', () => {
  const compute = jest.fn((list: number[]) => (list.length === 0 ? null : list.length))
  const lengthOf = onceFor(compute)
  const [list, empty] = [[1, 2], []]
  expect([list, empty, list, empty, [1, 2]].map(lengthOf)).toEqual([2, null, 2, null, 2])
  expect(compute).toHaveBeenCalledTimes(3)
})
