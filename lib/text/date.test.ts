import fc from 'fast-check'
import {
  asUtc,
  formatDate,
  formatDay,
  nowInMadrid,
  parseWallClock,
  siteDate,
  toMadridIso,
  yearInMadrid,
} from './date'

test('§9 dates are in Spanish long format with year, long month, day, hour and minute', () => {
  expect(formatDate('2026-09-05 11:33:56')).toBe('5 de septiembre de 2026, 11:33')
})

test('the given digits are printed, including hours that Madrid skips in spring or repeats in autumn', () => {
  expect(formatDate('2026-03-29 02:30:00')).toBe('29 de marzo de 2026, 02:30')
  expect(formatDate('2026-10-25 02:30:00')).toBe('25 de octubre de 2026, 02:30')
  expect(formatDate('2026-07-01 23:59:59')).toBe('1 de julio de 2026, 23:59')
})

test("the machine-readable offset is Madrid's at that time", () => {
  expect(toMadridIso('2026-07-01 23:59:59')).toBe('2026-07-01T23:59:59+02:00')
  expect(toMadridIso('2026-12-01 08:00:00')).toBe('2026-12-01T08:00:00+01:00')
  expect(toMadridIso('2026-03-29 01:59:59')).toBe('2026-03-29T01:59:59+01:00')
  expect(toMadridIso('2026-03-29 02:30:00')).toBe('2026-03-29T02:30:00+01:00')
  expect(toMadridIso('2026-03-29 03:00:00')).toBe('2026-03-29T03:00:00+02:00')
})

test('a timestamp is formatted in Madrid time, in winter and summer, and can be parsed back', () => {
  expect(nowInMadrid(new Date('2026-12-31T23:30:05Z'))).toBe('2027-01-01 00:30:05')
  expect(nowInMadrid(new Date('2026-07-01T09:05:00Z'))).toBe('2026-07-01 11:05:00')
  expect(parseWallClock(nowInMadrid(new Date(0)))).toBe('1970-01-01 01:00:00')
})

test('a year ends at midnight in Madrid', () => {
  expect(yearInMadrid(new Date('2026-12-31T22:59:59Z'))).toBe(2026)
  expect(yearInMadrid(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
})

test('the day alone, and the first day of a year', () => {
  expect(formatDay('2026-09-05 23:59:59')).toBe('5 de septiembre de 2026')
  expect(formatDate('2026-01-01 00:00:00')).toBe('1 de enero de 2026, 00:00')
})

test.each([
  ['2026-09-05 11:33:56', '2026-09-05 11:33:56'],
  ['2026-09-05T11:33:56Z', '2026-09-05 11:33:56'],
  ['2026-09-05', '2026-09-05 00:00:00'],
  ['0000-00-00 00:00:00', null],
  ['2026-02-30 10:00:00', null],
  ['2026-01-01 24:00:00', null],
  ['2026-01-01 23:59:59', '2026-01-01 23:59:59'],
  ['0050-01-01', null],
  ['2026-09-05 11:33', '2026-09-05 11:33:00'],
  ['2026-09-05 9:30', '2026-09-05 09:30:00'],
  ['2026-09-05  11:33', '2026-09-05 11:33:00'],
  ['2026-09-05t11:33:56.123456+02:00', '2026-09-05 11:33:56'],
  ['2026-09-05 11:33:56 +0200', '2026-09-05 11:33:56'],
  ['2026-09-05 11:33:56 CEST', '2026-09-05 11:33:56'],
  ['2026-09-05T11:33:56+02:00[Europe/Madrid]', '2026-09-05 11:33:56'],
  ['2026-09-05 11:33:56 GMT+2', '2026-09-05 11:33:56'],
  ['2026-09-05 9', null],
  ['2026-09-05 9:30 pm', null],
  ['2026-09-05 a las 11:33', null],
  ['2026-09-051', null],
  ['ayer', null],
])('parses %p as %p', (given, expected) => {
  expect(parseWallClock(given)).toBe(expected)
})

test('an invalid date gives no timestamp', () => {
  expect(asUtc('2026-09-05 11:33:56')).toEqual(new Date('2026-09-05T11:33:56Z'))
  expect(asUtc('ayer').getTime()).toBeNaN()
})

test('for every calendar date the printed hour and minute are the given ones', () => {
  const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const wallClock = date.toISOString().slice(0, 19).replace('T', ' ')
      expect(formatDate(wallClock)).toMatch(new RegExp(`${wallClock.slice(11, 16)}$`))
      expect(toMadridIso(wallClock).slice(0, 19).replace('T', ' ')).toBe(wallClock)
    }),
  )
})

test.each([
  ['2026-01-02', '2026-01-02 00:00:00'],
  ['2026-01-02 10:30:00', '2026-01-02 10:30:00'],
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
