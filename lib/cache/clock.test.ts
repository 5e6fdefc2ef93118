import { createLocalTickets } from './clock'

test('tickets increase, with the clock and when it stands or is set back', () => {
  let now = 1_000.7
  const tickets = createLocalTickets(() => now)
  expect([tickets.next(), tickets.next()]).toEqual([1_000, 1_001])
  now = 5_000
  expect(tickets.next()).toBe(5_000)
  now = 10
  expect([tickets.next(), tickets.next()]).toEqual([5_001, 5_002])
})

test('a ticket of an earlier process is smaller than all that follow', () => {
  const tickets = createLocalTickets(() => 1_000)
  tickets.see(2_000.5)
  expect(tickets.next()).toBe(2_002)
  tickets.see(7)
  expect(tickets.next()).toBe(2_003)
})
