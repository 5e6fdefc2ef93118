import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { startRedis, type Redis } from '@/e2e/instances/redis'
import { freePort } from '../cli/running-site'
import { createRedisPeers, inTime } from './redis-peers'

/* Against a real Redis, where this machine has one. */
const described = spawnSync('redis-server', ['--version']).status === 0 ? describe : describe.skip

type Module = typeof import('@redis/client')
type Client = ReturnType<Module['createClient']>
const opened: Client[] = []
jest.mock('@redis/client', () => {
  const actual = jest.requireActual<Module>('@redis/client')
  const createClient = (...options: Parameters<Module['createClient']>) => {
    const client = actual.createClient(...options) as Client
    const second = client.duplicate()
    opened.push(client, second)
    return Object.assign(client, { duplicate: () => second })
  }
  return { ...actual, createClient }
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
    for (const client of opened) client.destroy()
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

test('a response within the time limit is returned, and so is an error; a later one is an error', async () => {
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7)
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await expect(inTime(new Promise(() => undefined), 10)).rejects.toThrow('no answer within 10 ms')
})

test('a response that arrives while the process is busy is read before the timeout applies', async () => {
  const answer = inTime(stat(__filename))
  // As a long rendering does: the timer is overdue when the process can read again.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  await expect(answer).resolves.toMatchObject({ size: expect.any(Number) })
})
