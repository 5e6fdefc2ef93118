import { startRedis, type Redis } from '@/e2e/instances/redis'
import { spawnSync } from 'node:child_process'
import { freePort } from '../cli/running-site'
import { createRedisPeers } from './redis-peers'

/* Against a real Redis, where this machine has one. */
const described = spawnSync('redis-server', ['--version']).status === 0 ? describe : describe.skip

type Clients = typeof import('./redis-clients')
const opened: ReturnType<Clients['createRedisClients']>[] = []
jest.mock('./redis-clients', () => {
  const actual = jest.requireActual<Clients>('./redis-clients')
  return {
    ...actual,
    createRedisClients: (url: string) => {
      const clients = actual.createRedisClients(url)
      opened.push(clients)
      return clients
    },
  }
})

described('peers share through Redis', () => {
  let redis: Redis
  const connected = async (namespace = 'sitio') => {
    const peers = createRedisPeers(redis.url, namespace)
    while ((await peers.id().catch(() => null)) === null)
      await new Promise((resolve) => setTimeout(resolve, 20))
    return peers
  }
  const content = (id: string, word = 'uno') => ({ id, order: 'o', values: { lists: [word] } })

  beforeAll(async () => {
    redis = await startRedis(await freePort())
  })
  afterAll(async () => {
    for (const client of opened.flatMap(Object.values)) client.destroy()
    await redis.stop()
  })

  test('content written by one instance is read by the others; before that there is none', async () => {
    const [here, there] = [await connected('a'), await connected('a')]
    expect([await here.id(), await here.get(), await here.getText('x')]).toEqual(['', null, null])
    expect(await here.replace('', content('1.a'))).toBe(true)
    await here.setText('x', 'Año.')
    expect([await there.id(), await there.get(), await there.getText('x')]).toEqual([
      '1.a',
      content('1.a'),
      'Año.',
    ])
  })

  test('of two concurrent replacements of the same content one succeeds, the other has no effect', async () => {
    const [here, there] = [await connected('b'), await connected('b')]
    await here.replace('', content('1.a'))
    const answers = await Promise.all([
      here.replace('1.a', content('2.a', 'dos')),
      there.replace('1.a', content('2.b', 'tres')),
    ])
    expect(answers.sort()).toEqual([false, true])
    expect(await here.replace('1.a', content('3.c'))).toBe(false)
    expect((await there.get())?.id).toBe(await here.id())
    expect(['2.a', '2.b']).toContain(await here.id())
  })

  test('concurrent calls are separate transactions', async () => {
    const here = await connected('c')
    const answers = await Promise.all(['1.a', '1.b', '1.c'].map((id) => here.replace('', content(id))))
    expect(answers).toEqual([true, false, false])
  })

  test('sites with another name are isolated', async () => {
    const here = await connected('d')
    await here.replace('', content('1.a'))
    expect(await (await connected('another')).get()).toBeNull()
  })

  test('an unresponsive server fails fast', async () => {
    const here = await connected('e')
    redis.freeze()
    await expect(here.id()).rejects.toThrow()
    await expect(here.replace('', content('1.a'))).rejects.toThrow()
    redis.thaw()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await here.id()).toBe('1.a') // what was sent before has arrived
  })
})
