import { readdirSync } from 'node:fs'
import {
  aDelivery,
  DAY,
  DOWN,
  HOUR,
  LATER,
  MINUTE,
  NEVER,
  ownMessageFolder,
  SECOND,
  START,
} from '@/e2e/unit/delivery'

const { place, remove } = ownMessageFolder()
const lines: { event: string; [fact: string]: unknown }[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['log', 'warn', 'error'] as const)
    jest
      .spyOn(console, level)
      .mockImplementation((...given: unknown[]) => void lines.push(JSON.parse(String(given[0])) as never))
})
afterEach(() => {
  jest.restoreAllMocks()
  remove()
})
const said = (event: string) => lines.filter((line) => line.event === event)

test('messages are sent once each, the oldest first, and stay in the folder', async () => {
  const world = aDelivery(place)
  for (const id of ['c', 'a', 'b']) await world.add(id)
  await world.wake()
  await world.pass(3 * DAY)
  expect(world.ids()).toEqual(['a', 'b', 'c'])
  expect(readdirSync(place)).toEqual(['a.json', 'b.json', 'c.json'])
  expect((await world.folder.find('a'))?.delivery).toEqual({
    state: 'delivered',
    at: '2026-01-02T03:04:05.000Z',
  })
})

test('while the mail server is down one message tries it, after growing waits, and then all go', async () => {
  const world = aDelivery(place)
  for (const id of ['a', 'b', 'c']) await world.add(id)
  const tries: number[] = []
  world.answers.push(
    ...Array.from({ length: 12 }, () => () => {
      tries.push((world.clock.now - START) / SECOND)
      DOWN()
    }),
  )
  await world.wake()
  await world.pass(DAY)
  const waits = tries.map((at, index) => at - (tries[index - 1] ?? 0))
  expect(waits).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600])
  expect(world.ids().toSorted()).toEqual(['a', 'b', 'c'])
})

test('a message that is put off waits alone', async () => {
  const world = aDelivery(place)
  for (const id of ['a', 'b']) await world.add(id)
  world.answers.push(LATER)
  await world.wake()
  expect(world.ids()).toEqual(['b'])
  await world.pass(9 * SECOND)
  expect(world.ids()).toEqual(['b'])
  await world.pass(1 * SECOND)
  expect(world.ids()).toEqual(['b', 'a'])
})

test('a message that is refused for good is not sent again, stays, and is said', async () => {
  const world = aDelivery(place)
  for (const id of ['a', 'b']) await world.add(id)
  world.answers.push(NEVER)
  await world.wake()
  await world.pass(2 * DAY)
  expect(world.ids()).toEqual(['b'])
  expect((await world.folder.find('a'))?.delivery).toMatchObject({ state: 'refused', fault: /ana/ })
  expect(said('messages.refused')).toMatchObject([{ id: 'a', fault: 'TEST' }])
  expect(JSON.stringify(lines)).not.toContain('ana@example.com')
  expect(world.reports.at(-1)?.lateness).toEqual({ undelivered: 1, oldestHours: 48 })
})

test('the wait goes on after a restart, and a message from before is delivered', async () => {
  const first = aDelivery(place)
  await first.add('a')
  first.answers.push(LATER, LATER, LATER)
  await first.wake()
  await first.pass(30 * SECOND)
  await first.worker.stop(0)
  const second = aDelivery(place, {}, START + 31 * SECOND)
  await second.wake()
  await second.pass(38 * SECOND)
  expect(second.ids()).toEqual([])
  await second.pass(1 * SECOND)
  expect(second.ids()).toEqual(['a'])
})

test('a wait that a wrong clock has written is no wait for years', async () => {
  const first = aDelivery(place, {}, START + 900 * DAY)
  await first.add('a', { receivedAt: new Date(START).toISOString() })
  first.answers.push(LATER)
  await first.wake().catch(() => undefined)
  const second = aDelivery(place)
  await second.add('b')
  await second.wake()
  expect(second.ids()).toContain('b')
})

test('in an hour only so many mails go out, also over restarts; the rest waits', async () => {
  const first = aDelivery(place, { mailsPerHour: 3 })
  for (const id of ['a', 'b', 'c', 'd', 'e']) await first.add(id)
  await first.wake()
  expect(first.ids()).toEqual(['a', 'b', 'c'])
  const second = aDelivery(place, { mailsPerHour: 3 }, START + 10 * MINUTE)
  await second.wake()
  await second.pass(49 * MINUTE)
  expect(second.ids()).toEqual([])
  await second.pass(1 * MINUTE)
  expect(second.ids()).toEqual(['d', 'e'])
})

test('what has waited for a day is said, by its id alone', async () => {
  const world = aDelivery(place)
  await world.add('a', { receivedAt: new Date(START - 23.5 * HOUR).toISOString() })
  world.answers.push(...Array.from({ length: 20 }, () => DOWN))
  await world.wake()
  expect(world.reports.at(-1)?.lateness).toEqual({ undelivered: 0, oldestHours: null })
  expect(said('messages.undelivered')).toEqual([])
  await world.pass(HOUR)
  expect(world.reports.at(-1)?.lateness).toEqual({ undelivered: 1, oldestHours: 24 })
  expect(said('messages.undelivered')).toMatchObject([{ count: 1, ids: ['a'] }])
  expect(JSON.stringify(lines)).not.toMatch(/ana@|Ana Pérez|Tenemos/)
})

test('what does not reach the owner is said once a day', async () => {
  const world = aDelivery(place)
  await world.add('a')
  world.answers.push(NEVER)
  await world.wake()
  await world.pass(DAY - HOUR)
  expect(said('messages.undelivered')).toHaveLength(1)
  await world.pass(DAY)
  expect(said('messages.undelivered')).toHaveLength(2)
})

test('messages go after their days, delivered or not; those never delivered are named before', async () => {
  const world = aDelivery(place, { keepDays: 2 })
  await world.add('lost')
  await world.add('old')
  world.answers.push(NEVER, () => undefined)
  await world.wake()
  await world.pass(DAY)
  await world.add('young')
  await world.pass(DAY)
  expect(readdirSync(place).filter((name) => name.endsWith('.json'))).toHaveLength(3)
  await world.pass(2 * HOUR)
  expect(readdirSync(place).filter((name) => name.endsWith('.json'))).toEqual(['young.json'])
  expect(said('messages.expired-undelivered')).toMatchObject([{ id: 'lost', state: 'refused' }])
})

test('without a mail server messages stay for their days, and nothing is late', async () => {
  const world = aDelivery(place, { post: null, keepDays: 2 })
  await world.add('a')
  await world.wake()
  await world.pass(2 * DAY)
  expect(readdirSync(place)).toEqual(['a.json'])
  await world.pass(2 * HOUR)
  expect(readdirSync(place)).toEqual([])
  expect(lines).toEqual([])
  expect(world.reports.every(({ lateness }) => lateness.undelivered === 0)).toBe(true)
})
