import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { aDelivery, DAY, DOWN, HOUR, MINUTE, silentMessageFolder } from '@/e2e/unit/delivery'
import { type Redis, startRedis } from '@/e2e/instances/redis'
import { has, REDIS } from '@/e2e/programs'
import { freePort } from '../../cli/running-site'
import { createClaims } from './claims'
import { createMessageFolder } from './message-folder'
import { createLocks } from './message-lock'
import type { SharedClaims } from './redis-claims'

/** Polling without a pause would take CPU time from the client that is connecting. */
const POLL_MS = 10

const own = [silentMessageFolder(), silentMessageFolder()] as const

test('two processes that share a folder send each message once', async () => {
  const [place] = own
  const worlds = [aDelivery(place), aDelivery(place)]
  const ids = Array.from({ length: 10 }, (_, index) => `m${index}`)
  for (const id of ids) await worlds[0]?.add(id)
  await Promise.all(worlds.map((world) => world.wake()))
  for (const world of worlds) await world.pass(HOUR)
  expect(worlds.flatMap((world) => world.ids()).toSorted()).toEqual(ids)
  expect(readdirSync(place).filter((name) => name.includes('.lock.'))).toEqual([])
})

test('what another process has sent since the folder was read is not sent again', async () => {
  const [place] = own
  const other = aDelivery(place)
  const locks = createLocks(place)
  const claim = async (id: string) => {
    await other.wake()
    return createClaims(locks, null)(id)
  }
  const world = aDelivery(place, { claim })
  await world.add('a')
  await world.wake()
  expect([other.ids(), world.ids()]).toEqual([['a'], []])
})

test('while Redis is unreachable messages wait, and go when it is back', async () => {
  const [place] = own
  let isDown = true
  const shared: SharedClaims = {
    take: async () => {
      if (isDown) throw new Error('The client is closed')
      return { delivered: async () => undefined, release: async () => undefined }
    },
  }
  const world = aDelivery(place, { claim: createClaims(createLocks(place), shared) })
  await world.add('a')
  await world.wake()
  await world.pass(10 * MINUTE)
  expect(world.ids()).toEqual([])
  isDown = false
  await world.pass(MINUTE)
  expect(world.ids()).toEqual(['a'])
})

const whereRedisIs = has(REDIS) ? describe : describe.skip

whereRedisIs('through Redis', () => {
  let redis: Redis
  beforeAll(async () => {
    redis = await startRedis(await freePort())
  })
  afterAll(() => redis.stop())

  /** Creates two instances, each with its own folder, which hold the same messages. */
  async function instances() {
    const { createRedisClaims } = await import('./redis-claims')
    const connections = own.map(() => createRedisClaims(redis.url))
    await Promise.all(connections.map((claims) => ready(claims)))
    const worlds = own.map((place, index) =>
      aDelivery(place, { claim: createClaims(createLocks(place), connections[index] ?? null) }),
    )
    return { worlds, close: () => connections.map((claims) => claims.close?.()) }
  }

  test('each message goes out once, whoever of them has it, and is delivered for both', async () => {
    const { worlds, close } = await instances()
    const ids = Array.from({ length: 10 }, (_, index) => `m${index}`)
    for (const world of worlds) for (const id of ids) await world.add(id)
    await Promise.all(worlds.map((world) => world.wake()))
    for (const world of worlds) await world.pass(HOUR)
    expect(worlds.flatMap((world) => world.ids()).toSorted()).toEqual(ids)
    for (const place of own) {
      const states = (await createMessageFolder(place).list()).map(({ delivery }) => delivery.state)
      expect(states).toEqual(ids.map(() => 'delivered'))
    }
    close()
  })

  test('what one could not send the other sends', async () => {
    const { worlds, close } = await instances()
    for (const world of worlds) await world.add('n1')
    worlds[0]?.answers.push(...Array.from({ length: 99 }, () => DOWN))
    await worlds[0]?.wake()
    await worlds[1]?.wake()
    expect(worlds.map((world) => world.ids())).toEqual([[], ['n1']])
    await worlds[0]?.pass(DAY / 4)
    expect(worlds[0]?.ids()).toEqual([])
    expect((await createMessageFolder(own[0]).find('n1'))?.delivery.state).toBe('delivered')
    close()
  })
})

async function ready(claims: SharedClaims): Promise<void> {
  for (;;) {
    const claim = await claims.take('probe').catch(() => 'closed' as const)
    if (claim !== 'closed') return typeof claim === 'object' ? claim?.release() : undefined
    await setTimeout(POLL_MS)
  }
}
