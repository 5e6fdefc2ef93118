import { today } from './site-counters'

afterEach(() => jest.useRealTimers())

test.each([
  ['2026-11-22T22:59:59.999Z', '2026-11-22'],
  ['2026-11-22T23:00:00.000Z', '2026-11-23'],
  // The nights of the changes to summer and to winter time.
  ['2026-03-28T22:59:59.999Z', '2026-03-28'],
  ['2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['2026-03-29T21:59:59.999Z', '2026-03-29'],
  ['2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['2026-10-24T21:59:59.999Z', '2026-10-24'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25'],
  ['2026-10-25T22:59:59.999Z', '2026-10-25'],
  ['2026-10-25T23:00:00.000Z', '2026-10-26'],
])('at %s it is %s in Madrid', (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) })
  expect(today()).toBe(day)
})
