import { aMessage } from '@/e2e/unit/messages'
import { createPace } from './pace'
import { type Delivery, NOT_TRIED, type StoredMessage } from './stored-message'

const HOUR_MS = 60 * 60_000
const NOW = Date.parse('2026-11-23T12:00:00Z')
const before = (ms: number) => new Date(NOW - ms).toISOString()

const message = (delivery: Partial<Delivery> = {}): StoredMessage => ({
  message: aMessage(),
  delivery: { ...NOT_TRIED, ...delivery } as Delivery,
})
const sent = (agoMs: number) => message({ state: 'delivered', at: before(agoMs) } as Partial<Delivery>)

/** Returns how long a message waits among others. @param mailsPerHour maximum number of mails per hour */
function waitOf(one: StoredMessage, others: StoredMessage[] = [], mailsPerHour = 2): number {
  const pace = createPace({ now: () => NOW, random: () => 0.5, mailsPerHour })
  return pace.waits([one, ...others])(one)
}

test('a message that came in is sent now', () => {
  expect(waitOf(message())).toBe(0)
})

test('one that is sent, or refused for good, is not waiting', () => {
  expect(waitOf(sent(0))).toBe(Infinity)
  expect(waitOf(message({ state: 'refused', at: before(0) } as Partial<Delivery>))).toBe(Infinity)
})

test('one that failed waits for its own time, unless a clock that was wrong has put it years ahead', () => {
  expect(waitOf(message({ nextTry: before(-60_000) }))).toBe(60_000)
  expect(waitOf(message({ nextTry: before(60_000) }))).toBe(0)
  expect(waitOf(message({ nextTry: '2099-01-01T00:00:00.000Z' }))).toBe(0)
})

describe('of more mails than an hour takes', () => {
  test('the rest waits until the oldest of the last ones is an hour ago', () => {
    expect(waitOf(message(), [sent(50 * 60_000), sent(10 * 60_000)])).toBe(10 * 60_000)
    expect(waitOf(message(), [sent(30 * 60_000), sent(50 * 60_000), sent(10 * 60_000)])).toBe(30 * 60_000)
  })

  test('fewer wait for nothing, and neither do those of another hour', () => {
    expect(waitOf(message(), [sent(10 * 60_000)])).toBe(0)
    expect(waitOf(message(), [sent(HOUR_MS), sent(HOUR_MS + 1), sent(10 * 60_000)])).toBe(0)
  })

  test('a mail of the future, as of a clock that was wrong, is not counted', () => {
    expect(waitOf(message(), [sent(-HOUR_MS), sent(10 * 60_000)])).toBe(0)
  })

  test('what was tried counts as what was sent', () => {
    const tried = message({ lastTry: before(10 * 60_000), nextTry: before(0) })
    expect(waitOf(message(), [tried, tried])).toBe(50 * 60_000)
  })
})

describe('while the server takes no mail', () => {
  const pace = createPace({ now: () => NOW, random: () => 0.5 })
  const wait = () => pace.waits([message()])(message())

  test('all wait, longer after each time, and not at all once it does again', () => {
    pace.hold(true)
    const first = wait()
    pace.hold(true)
    expect(first).toBeGreaterThan(0)
    expect(wait()).toBeGreaterThan(first)
    pace.hold(false)
    expect(wait()).toBe(0)
    pace.hold(true)
    expect(wait()).toBe(first)
  })

  test('one whose own time is later waits for that', () => {
    const late = message({ nextTry: before(-HOUR_MS) })
    expect(pace.waits([late])(late)).toBe(HOUR_MS)
  })
})
