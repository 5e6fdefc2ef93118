import { createToll } from './toll'

const MINUTE = 60_000

function aToll() {
  const clock = { now: 0 }
  const toll = createToll(() => clock.now)
  const send = (address: string, times = 1) => {
    for (let sent = 0; sent < times; sent += 1) toll.passed(address)
  }
  return { ...toll, clock, send }
}
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

test('three messages of an address pass at once, another one every ten minutes', () => {
  const { isFree, send, clock } = aToll()
  for (let sent = 0; sent < 3; sent += 1) {
    expect(isFree('192.0.2.1')).toBe(true)
    send('192.0.2.1')
  }
  expect(isFree('192.0.2.1')).toBe(false)
  clock.now += 10 * MINUTE
  expect(isFree('192.0.2.1')).toBe(true)
  send('192.0.2.1')
  expect(isFree('192.0.2.1')).toBe(false)
})

test('whoever uses up his own has used up nobody else’s', () => {
  const { isFree, send, level } = aToll()
  send('192.0.2.1', 20)
  expect(isFree('192.0.2.2')).toBe(true)
  expect([level('192.0.2.1'), level('192.0.2.2')]).toEqual([2, 0])
})

test('all addresses of an IPv6 network count as one, and so does an address in its two forms', () => {
  const { isFree, send } = aToll()
  for (const host of ['1', '2', '3']) send(`2001:db8:0:1::${host}`)
  expect(isFree('2001:db8:0:1::4')).toBe(false)
  expect(isFree('2001:db8:0:2::1')).toBe(true)
  send('192.0.2.1', 3)
  expect(isFree('::ffff:192.0.2.1')).toBe(false)
})

test('a rush of many addresses makes it dearer for all, step by step, and closes it to nobody', () => {
  const { level, isFree, send, clock } = aToll()
  const levels = [0, 29, 61, 121, 241, 1_000].map((count, index, counts) => {
    for (let from = counts[index - 1] ?? 0; from < count; from += 1) send(addressOf(from))
    return [isFree('203.0.113.9'), level('203.0.113.9')]
  })
  expect(levels).toEqual([
    [true, 0],
    [true, 0],
    [false, 1],
    [false, 2],
    [false, 3],
    [false, 3],
  ])
  clock.now += 8 * 60 * MINUTE
  expect(isFree('203.0.113.9')).toBe(true)
})

test('what was counted is forgotten in time, however much it was', () => {
  const { isFree, send, clock } = aToll()
  send('192.0.2.1', 1_000)
  clock.now += 8 * 60 * MINUTE
  expect(isFree('192.0.2.1')).toBe(true)
})
