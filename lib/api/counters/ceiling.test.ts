import { createCeiling } from './ceiling'

test('a number of things in a second, and again in the next', () => {
  let time = 0
  const ceiling = createCeiling(3, () => time)
  const allowed = () => Array.from({ length: 5 }, () => ceiling.allows()).filter(Boolean).length
  expect(allowed()).toBe(3)
  time = 999
  expect(allowed()).toBe(0)
  time = 1_000
  expect(allowed()).toBe(3)
})
