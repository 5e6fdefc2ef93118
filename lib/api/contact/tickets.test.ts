import { processWide } from '../../config/process-wide'
import { createStamp, isGoodStamp } from './stamp'
import { checkTurn, createTurn } from './turn'

const NOW = Date.UTC(2026, 10, 22, 12, 30)
const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND
const ADDRESS = '192.0.2.1'

test('a stamp is good for a month, whoever sends it, and also where a clock is ahead', () => {
  const stamp = createStamp(NOW)
  for (const later of [0, 10 * DAY, 29 * DAY, -DAY / 2]) expect(isGoodStamp(stamp, NOW + later)).toBe(true)
  for (const later of [31 * DAY, -2 * DAY]) expect(isGoodStamp(stamp, NOW + later)).toBe(false)
})

test('within an hour a page has the same stamp: a page that is rendered again is the same page', () => {
  expect(createStamp(NOW + 29 * 60 * SECOND)).toBe(createStamp(NOW))
  expect(createStamp(NOW + 31 * 60 * SECOND)).not.toBe(createStamp(NOW))
})

test('a stamp that nobody signed, or for another purpose, is not good', () => {
  const [at = '', signature = ''] = createStamp(NOW).split('.')
  const later = (Number.parseInt(at, 36) + 1).toString(36)
  const [issued = '', , other = ''] = createTurn(ADDRESS, 0, NOW).split('.')
  for (const made of [
    '',
    at,
    `${at}.`,
    `${later}.${signature}`,
    `${at}.${signature}x`,
    `${issued}.${other}`,
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

test('a turn counts down, is due, and then good for one message of its network', () => {
  const turn = createTurn(ADDRESS, 0, NOW)
  const left = (after: number, address = ADDRESS, lastTurn = -Infinity) =>
    checkTurn(turn, { address, lastTurn, now: NOW + after * SECOND })
  expect([left(0), left(5), left(19.5), left(20), left(3_000)]).toEqual([20, 15, 1, 0, 0])
  expect(left(3_601)).toBeNull()
  expect(left(20, '192.0.2.2')).toBeNull()
  expect(left(20, ADDRESS, NOW + SECOND)).toBeNull()
  expect(left(20, ADDRESS, NOW - SECOND)).toBe(0)
})

test('a clock that is set back keeps nobody waiting for what it said before', () => {
  const back = NOW - 2 * 60 * 60 * SECOND
  const early = createTurn(ADDRESS, 0, NOW)
  expect(checkTurn(early, { address: ADDRESS, lastTurn: -Infinity, now: back })).toBeNull()
  const turn = createTurn(ADDRESS, 0, back)
  const left = (after: number) =>
    checkTurn(turn, { address: ADDRESS, lastTurn: NOW, now: back + after * SECOND })
  expect([left(0), left(20)]).toEqual([20, 0])
  // Servers of one build share its turns as long as their clocks differ only slightly.
  expect(checkTurn(early, { address: ADDRESS, lastTurn: -Infinity, now: NOW - 5 * SECOND })).toBe(25)
})

test('the more there is of a rush, the longer is a wait, and nobody shortens his own', () => {
  const waits = ([0, 1, 2, 3] as const).map((level) =>
    checkTurn(createTurn(ADDRESS, level, NOW), { address: ADDRESS, lastTurn: -Infinity, now: NOW }),
  )
  expect(waits).toEqual([20, 40, 80, 160])
  const forged = createTurn(ADDRESS, 3, NOW).replace('.3.', '.0.')
  expect(checkTurn(forged, { address: ADDRESS, lastTurn: -Infinity, now: NOW })).toBeNull()
})

test('turns that are taken while one waits are worth nothing once a message has passed', () => {
  const hoard = Array.from({ length: 50 }, (_, index) => createTurn(ADDRESS, 0, NOW + index))
  const due = NOW + 21 * SECOND
  let lastTurn = -Infinity
  const passed = hoard.filter((turn) => {
    if (checkTurn(turn, { address: ADDRESS, lastTurn, now: due }) !== 0) return false
    lastTurn = due
    return true
  })
  expect(passed).toHaveLength(1)
})
