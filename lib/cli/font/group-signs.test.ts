import { groupSigns, ratioOf, type Sign } from './group-signs'

/** @param ratios of its width in the web font to that in each fallback font, where it is 10 wide */
const sign = (name: string, ratios: number[], often = 1): Sign => ({
  sign: name,
  often,
  widths: ratios.map((ratio) => ({ type: 10 * ratio, standIn: 10 })),
})
const named = (signs: Sign[], count: number) =>
  groupSigns(signs, count).map((group) => ({
    signs: group.signs.join(''),
    ratios:
      group.signs.length > 0 ? [ratioOf(group, 0), ratioOf(group, 1)].map((ratio) => ratio.toFixed(2)) : [],
  }))

test('signs whose widths differ alike are drawn at one size', () => {
  const signs = [sign('a', [1.1, 1]), sign('b', [0.8, 0.9]), sign('c', [1.12, 1]), sign('d', [0.8, 0.92])]
  expect(named(signs, 2)).toEqual([
    { signs: 'ac', ratios: ['1.11', '1.00'] },
    { signs: 'bd', ratios: ['0.80', '0.91'] },
  ])
})

test('what differs in one font alone is apart, too', () => {
  const signs = [sign('a', [1, 1]), sign('b', [1, 1.5]), sign('c', [1, 1.01])]
  expect(named(signs, 2).map(({ signs }) => signs)).toEqual(['ac', 'b'])
})

test('what prose has often decides', () => {
  const rare = [sign('a', [1, 1], 50), sign('b', [1.1, 1.1], 50), sign('c', [1.3, 1.3], 0.1)]
  expect(named(rare, 2)).toEqual([
    { signs: 'a', ratios: ['1.00', '1.00'] },
    { signs: 'bc', ratios: ['1.10', '1.10'] },
  ])
  const often = [sign('a', [1, 1]), sign('b', [1.1, 1.1]), sign('c', [1.3, 1.3], 50)]
  expect(named(often, 2).map(({ signs }) => signs)).toEqual(['ab', 'c'])
})

test('as many groups as there are signs are left as they are', () => {
  const signs = [sign('a', [1, 1]), sign('b', [1, 1])]
  expect(named(signs, 2).map(({ signs }) => signs)).toEqual(['a', 'b'])
  expect(named(signs, 8).map(({ signs }) => signs)).toEqual(['a', 'b'])
})
