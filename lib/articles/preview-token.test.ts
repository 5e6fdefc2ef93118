import { isPreviewToken, signPreview } from './preview-token'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const WEEK = 7 * 24 * 60 * 60_000
const secret = 'a-secret-of-these-tests'
const token = signPreview('un-borrador', NOW + WEEK, secret)
const opens = (given: string, slug = 'un-borrador', at: Partial<{ secret: string; now: number }> = {}) =>
  isPreviewToken(given, slug, { secret, now: NOW, ...at })

test('a token opens its article until it expires, in any Unicode form of the slug', () => {
  expect(opens(token)).toBe(true)
  expect(opens(token, 'un-borrador', { now: NOW + WEEK - 1 })).toBe(true)
  const accented = signPreview('canción', NOW + WEEK, secret)
  expect(opens(accented, 'canción'.normalize('NFD'))).toBe(true)
  expect(accented).toMatch(/^[0-9a-z]+\.[\w-]+$/)
})

test('a token is invalid once expired, with another secret, or for another article', () => {
  expect(opens(token, 'un-borrador', { now: NOW + WEEK })).toBe(false)
  expect(opens(token, 'un-borrador', { secret: 'another-secret-than-that' })).toBe(false)
  expect(opens(token, 'otro-borrador')).toBe(false)
})

test('a tampered or forged token is invalid', () => {
  const [until = '', signature = ''] = token.split('.')
  const later = (Number.parseInt(until, 36) + 1).toString(36)
  const longer = signPreview('un-borrador', NOW + 2 * WEEK, secret).split('.')[0] ?? ''
  for (const made of [
    '',
    until,
    `${until}.`,
    `${later}.${signature}`,
    `${longer}.${signature}`,
    `${until}.${signature}x`,
    `${until.toUpperCase()}.${signature}`,
    `${until}.${signature.toLowerCase()}`,
  ])
    expect([made, opens(made)]).toEqual([made, false])
})
