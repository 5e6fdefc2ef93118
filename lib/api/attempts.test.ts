import { createAttempts } from './attempts'

test('failures past the limit are told to wait until the window is over, and no longer', () => {
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

test('the first failure of a process counts from its own moment', () => {
  let time = 0
  const attempts = createAttempts({ max: 1, windowMs: 1_000, now: () => time })
  time = 900
  expect(attempts.failed()).toBe(0)
  time = 1_500
  expect(attempts.failed()).toBe(1)
})

test.each([-1e12, 1e12])('a wall clock that is set by %d ms neither ends nor lengthens a window', (jump) => {
  const wall = jest.spyOn(Date, 'now')
  const attempts = createAttempts({ max: 1, windowMs: 3_600_000 })
  attempts.failed()
  wall.mockReturnValue(1.8e12 + jump)
  const wait = attempts.failed()
  wall.mockRestore()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3_600)
})
