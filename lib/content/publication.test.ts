import { anArticle } from '../../e2e/unit/builders'
import { datesAhead, publicationDate } from './publication'

const dated = (published_at: string | null, created_at: string | null = '2026-01-01 00:00:00') =>
  anArticle({ published_at, created_at })
const waitsAt = (iso: string, ...dates: Parameters<typeof dated>) =>
  datesAhead(Date.parse(iso))(dated(...dates))

test('§3 card: the date is published_at, falling back to created_at', () => {
  expect(publicationDate({ published_at: '2026-01-02 00:00:00', created_at: '2026-01-01 00:00:00' })).toBe(
    '2026-01-02 00:00:00',
  )
  expect(publicationDate({ published_at: null, created_at: '2026-01-01 00:00:00' })).toBe(
    '2026-01-01 00:00:00',
  )
})

test.each([
  ['the second before, in winter', '2026-12-01T08:59:59Z', '2026-12-01 10:00:00', true],
  ['the second itself, in winter', '2026-12-01T09:00:00Z', '2026-12-01 10:00:00', false],
  ['the second before, in summer', '2026-07-01T07:59:59Z', '2026-07-01 10:00:00', true],
  ['the second itself, in summer', '2026-07-01T08:00:00Z', '2026-07-01 10:00:00', false],
  ['an hour that comes twice: before the first', '2026-10-25T00:29:59Z', '2026-10-25 02:30:00', true],
  ['an hour that comes twice: the first', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00', false],
  ['an hour that comes twice: the clock is set back', '2026-10-25T01:10:00Z', '2026-10-25 02:30:00', false],
  ['an hour that never comes: before', '2026-03-29T01:29:59Z', '2026-03-29 02:30:00', true],
  ['an hour that never comes: after', '2026-03-29T01:30:00Z', '2026-03-29 02:30:00', false],
])('%s', (_, now, date, waits) => {
  expect(waitsAt(now, date)).toBe(waits)
})

test('without a publication date the creation date counts; a row without any date is published', () => {
  expect(waitsAt('2026-01-01T00:00:00Z', null, '2026-02-01 00:00:00')).toBe(true)
  expect(waitsAt('2026-03-01T00:00:00Z', null, '2026-02-01 00:00:00')).toBe(false)
  expect(waitsAt('2026-03-01T00:00:00Z', '2026-02-01 00:00:00', '2027-01-01 00:00:00')).toBe(false)
  expect(waitsAt('2026-03-01T00:00:00Z', null, null)).toBe(false)
})
