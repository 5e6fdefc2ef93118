import { siteDate } from './zoned-date'

test.each([
  ['2026-01-02', '2026-01-02 00:00:00'],
  ['2026-01-02 10:30:00', '2026-01-02 10:30:00'],
  ['2026/1/2', '2026-01-02 00:00:00'],
  ['Jul 08 2026', '2026-07-08 00:00:00'],
  ['8 July 2026', '2026-07-08 00:00:00'],
])('a date without a time zone is in Madrid time: %s', (written, date) => {
  expect(siteDate(written)).toEqual({ date, from: null })
})

test.each([
  ['2026-07-01T10:00:00Z', '2026-07-01 12:00:00'],
  ['2026-01-01 10:00:00 +0000', '2026-01-01 11:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['2026-01-01T00:30:00.000+05:30', '2025-12-31 20:00:00'],
  ['Wed, 01 Jul 2026 10:00:00 GMT', '2026-07-01 12:00:00'],
  ['Wed Jul 01 2026 10:00:00 GMT+0000', '2026-07-01 12:00:00'],
])('a date with a time zone is converted, and the original is reported: %s', (written, date) => {
  expect(siteDate(written)).toEqual({ date, from: written })
})

test('the name of a time zone after the date is ignored', () => {
  const date = siteDate('Wed Jul 01 2026 10:00:00 GMT+0000 (Coordinated Universal Time)')
  expect(date?.date).toBe('2026-07-01 12:00:00')
})

test("a date in Madrid's time zone is unchanged, and nothing is reported", () => {
  expect(siteDate('2026-07-01T10:00:00+02:00')).toEqual({ date: '2026-07-01 10:00:00', from: null })
})

test.each([
  '0000-00-00 00:00:00',
  '2026-02-30',
  '08/07/2026',
  'ayer',
  '',
  null,
  7,
  true,
  '2026-13-01T10:00:00Z',
])('%j is not a valid date', (written) => expect(siteDate(written)).toBeNull())
