import { inTurns, ratios, spread } from '../bench/statistics'

describe('median and spread', () => {
  test('the middle value for an odd number of values, the mean of the two middle ones for an even number', () => {
    expect(spread([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 })
    expect(spread([40, 10, 30, 20])).toEqual({ median: 25, min: 10, max: 40 })
    expect(spread([7])).toEqual({ median: 7, min: 7, max: 7 })
  })

  test('rounds to the requested decimal places', () => {
    expect(spread([1.25, 1.26, 9.999], 1)).toEqual({ median: 1.3, min: 1.3, max: 10 })
  })

  test('no values give no figure', () => {
    expect(() => spread([])).toThrow('no values')
  })
})

test('ratios are computed per round: a machine that slows down halfway does not change them', () => {
  expect(ratios([100, 100, 50, 50], [200, 200, 100, 100])).toEqual({ median: 0.5, min: 0.5, max: 0.5 })
  expect(ratios([100, 300], [100, 100])).toEqual({ median: 2, min: 1, max: 3 })
})

test('rounds alternate, and each value is stored under its name in order', async () => {
  const called: string[] = []
  const say = (name: string) => async () => called.push(name)

  expect(await inTurns(2, { a: say('a'), b: say('b') })).toEqual({ a: [1, 3], b: [2, 4] })
  expect(called).toEqual(['a', 'b', 'a', 'b'])
})
