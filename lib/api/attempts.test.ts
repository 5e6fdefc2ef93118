import { createAttempts } from './attempts'

test('after too many failures nobody is heard until the window is over', () => {
  let time = 10_000
  const attempts = createAttempts({ max: 3, windowMs: 60_000, now: () => time })
  for (let index = 0; index < 3; index += 1) {
    expect(attempts.waitSeconds()).toBe(0)
    attempts.failed()
  }
  expect(attempts.waitSeconds()).toBe(60)
  time += 59_500
  expect(attempts.waitSeconds()).toBe(1)
  time += 500
  expect(attempts.waitSeconds()).toBe(0)
  attempts.failed()
  expect(attempts.waitSeconds()).toBe(0)
})
