import { createClient } from '@redis/client'
import { startRedis } from '@/e2e/instances/redis'
import { has, REDIS } from '@/e2e/programs'
import { freePort } from '../cli/running-site'
import { createLimits } from './limits'

const MINUTE = 60_000
type Count = ReturnType<typeof createLimits>
const countTimes = async (count: Count, networks: string[]) => {
  const waits: number[] = []
  for (const network of networks) waits.push(await count(network))
  return waits
}

afterEach(() => void jest.useRealTimers())

test('a network can send three messages within ten minutes; then it gets the time to wait', async () => {
  jest.useFakeTimers()
  const count = createLimits(null)
  expect(await countTimes(count, ['a', 'a', 'a'])).toEqual([0, 0, 0])
  jest.advanceTimersByTime(4 * MINUTE)
  expect(await countTimes(count, ['a', 'b'])).toEqual([6 * 60, 0])
  jest.advanceTimersByTime(6 * MINUTE)
  expect(await count('a')).toBe(0)
})

test('all networks together can send thirty messages within an hour, and a flood uses up no more', async () => {
  jest.useFakeTimers()
  const count = createLimits(null)
  const networks = Array.from({ length: 29 }, (_, index) => `n${index}`)
  expect(await countTimes(count, networks)).toEqual(networks.map(() => 0))
  const flood = await countTimes(
    count,
    Array.from({ length: 100 }, () => 'flood'),
  )
  expect(flood.filter((wait) => wait === 0)).toHaveLength(1)
  jest.advanceTimersByTime(55 * MINUTE)
  // A message that isn't accepted uses up nothing of its network either.
  expect(await countTimes(count, ['late', 'late', 'late'])).toEqual([5 * 60, 5 * 60, 5 * 60])
  jest.advanceTimersByTime(5 * MINUTE)
  expect(await count('late')).toBe(0)
})

test('a concurrent flood from one network lets three messages through, and does not affect others', async () => {
  const count = createLimits(null)
  const waits = await Promise.all(Array.from({ length: 1_000 }, () => count('flood')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  expect(await count('other')).toBe(0)
})

const withRedis = has(REDIS) ? test : test.skip
withRedis(`instances share the limits through Redis, and count alone while it is away`, async () => {
  const server = await startRedis(await freePort())
  const clients = [1, 2].map(() => createClient({ url: server.url, disableOfflineQueue: true }))
  for (const client of clients) await client.on('error', () => undefined).connect()
  const [one, other] = clients.map(createLimits) as [Count, Count]
  expect([await one('a'), await other('a'), await one('a')]).toEqual([0, 0, 0])
  expect(await other('a')).toBeGreaterThan(500)
  server.freeze()
  expect(await other('a')).toBe(0)
  await server.stop()
  expect(await one('a')).toBe(0)
  for (const client of clients) client.destroy()
})
