import { createAttempts } from './attempts'

test('failures beyond the limit must wait until the window ends, and no longer', () => {
  let time = 10_000
  const attempts = createAttempts({ max: 3, windowMs: 60_000, now: () => time })
  const next = () => attempts.failed()
  expect([next(), next(), next()]).toEqual([0, 0, 0])
  expect([next(), next()]).toEqual([60, 60])
  time += 59_500
  expect(next()).toBe(1)
  time += 500
  expect([next(), next(), next(), next()]).toEqual([0, 0, 0, 60])
})

test('the first failure of a process starts its window', () => {
  let time = 0
  const attempts = createAttempts({ max: 1, windowMs: 1_000, now: () => time })
  time = 900
  expect(attempts.failed()).toBe(0)
  time = 1_500
  expect(attempts.failed()).toBe(1)
})

test.each([-1e12, 1e12])('a wall clock change of %d ms neither ends nor extends a window', (jump) => {
  const wall = jest.spyOn(Date, 'now')
  const attempts = createAttempts({ max: 1, windowMs: 3_600_000 })
  attempts.failed()
  wall.mockReturnValue(1.8e12 + jump)
  const wait = attempts.failed()
  wall.mockRestore()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3_600)
})
