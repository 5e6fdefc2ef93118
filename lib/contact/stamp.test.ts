import { processWide } from '../site/once'
import { createStamp, isGoodStamp, sign } from './stamp'

const NOW = Date.UTC(2026, 10, 22, 12, 30)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('a stamp is valid for a month, even with a clock that is ahead', () => {
  const stamp = createStamp(NOW)
  for (const later of [0, 10 * DAY, 29 * DAY, -DAY / 2]) expect(isGoodStamp(stamp, NOW + later)).toBe(true)
  for (const later of [31 * DAY, -2 * DAY]) expect(isGoodStamp(stamp, NOW + later)).toBe(false)
})

test('a page rendered again within the hour has the same stamp', () => {
  expect(createStamp(NOW + 29 * MINUTE)).toBe(createStamp(NOW))
  expect(createStamp(NOW + 31 * MINUTE)).not.toBe(createStamp(NOW))
})

test('a stamp without a valid signature for its time is invalid', () => {
  const [at = '', signature = ''] = createStamp(NOW).split('.')
  const later = (Number.parseInt(at, 36) + 1).toString(36)
  for (const made of [
    '',
    at,
    `${at}.`,
    `${later}.${signature}`,
    `${at}.${signature}x`,
    `${at}.${sign(at)}`,
    '0.0',
  ])
    expect(isGoodStamp(made, NOW)).toBe(false)
})

test('another build signs with another secret', () => {
  const stamp = createStamp(NOW)
  const shared = globalThis as { [key: symbol]: unknown }
  const mine = processWide<unknown>('form-key', () => '')
  shared[Symbol.for('portfolio.form-key')] = 'that of another build'
  expect(isGoodStamp(stamp, NOW)).toBe(false)
  shared[Symbol.for('portfolio.form-key')] = mine
  expect(isGoodStamp(stamp, NOW)).toBe(true)
})
