import { daysBefore, lastDays } from './days'

test('days are counted on the calendar, over months, leap days and changes of the clock', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2026-03-30', 1)).toBe('2026-03-29')
  expect(daysBefore('2026-01-01', 0)).toBe('2026-01-01')
})

test('the last days end with the given one, the oldest first', () => {
  expect(lastDays('2026-01-02', 3)).toEqual(['2025-12-31', '2026-01-01', '2026-01-02'])
  expect(lastDays('2026-01-02', 30)).toHaveLength(30)
})
