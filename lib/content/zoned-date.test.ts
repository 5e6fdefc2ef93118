import { siteDate } from './zoned-date'

test.each([
  ['2026-01-02', '2026-01-02 00:00:00'],
  ['2026-01-02 10:30:00', '2026-01-02 10:30:00'],
  ['2026/1/2', '2026-01-02 00:00:00'],
  ['Jul 08 2026', '2026-07-08 00:00:00'],
  ['8 July 2026', '2026-07-08 00:00:00'],
])('a date without a zone is a time on the clock of Madrid: %s', (written, date) => {
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
])('a date with a zone is converted, and tells what it was: %s', (written, date) => {
  expect(siteDate(written)).toEqual({ date, from: written })
})

test('the name of a zone behind the date is no part of it', () => {
  const date = siteDate('Wed Jul 01 2026 10:00:00 GMT+0000 (Coordinated Universal Time)')
  expect(date?.date).toBe('2026-07-01 12:00:00')
})

test('one with the zone of Madrid keeps its digits, and has nothing to tell', () => {
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
])('%j is no date', (written) => expect(siteDate(written)).toBeNull())
