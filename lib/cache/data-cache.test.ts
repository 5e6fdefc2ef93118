import { settled } from '../../e2e/unit/cached-values'
import { createFakeDisk, createFakeServer } from '../../e2e/unit/fake-cluster'
import { createDataCache, type DataCacheOptions } from './data-cache'
import { createSharedStore } from './stores/shared-store'

for (const level of ['log', 'warn', 'error'] as const)
  jest.spyOn(console, level).mockImplementation(() => undefined)

/** No value becomes stale by age in these tests. */
const AGES = Infinity

function aValueIn(given: DataCacheOptions, who = 'its') {
  const cache = createDataCache({ groups: ['texts'], now: () => 0, later: () => undefined, ...given })
  let readings = 0
  const load = jest.fn(async () => `${who} reading ${(readings += 1)}`)
  const value = cache.value<string>({ name: 'x', group: 'texts', load })
  const read = async () => (await value.read(AGES)).value
  const invalidate = async () => cache.invalidate('texts', await cache.nextTicket())
  return { cache, load, value, read, invalidate }
}

/** An instance that is connected to the server. */
async function anInstance(
  server: ReturnType<typeof createFakeServer>,
  who: string,
  given: DataCacheOptions = {},
) {
  const link = server.connect()
  const shared = createSharedStore(link.transport, {
    now: () => 0,
    wallClock: () => 1,
    later: () => undefined,
  })
  const instance = aValueIn({ shared, ...given }, who)
  link.open()
  await settled()
  return { ...instance, link }
}

const twoInstances = async (given: DataCacheOptions = {}) => {
  const server = createFakeServer(() => 1)
  const [one, other] = [await anInstance(server, 'one', given), await anInstance(server, 'other', given)]
  return { server, one, other }
}

describe('a single instance', () => {
  test('loads a value once, and again after an invalidation of its group', async () => {
    const { read, load, invalidate } = aValueIn({})
    expect([await read(), await read()]).toEqual(['its reading 1', 'its reading 1'])
    await invalidate()
    expect([await read(), await read()]).toEqual(['its reading 2', 'its reading 2'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('has what it loaded before a restart', async () => {
    const disk = createFakeDisk()
    const { version } = await aValueIn({ stores: [disk] }).value.read(AGES)
    const { cache, value } = aValueIn({ stores: [disk] })
    expect(await cache.currentVersion('x')).toBe(version)
    expect(value.peek()?.value).toBe('its reading 1')
  })

  test('loads what was invalidated before a restart again', async () => {
    const disk = createFakeDisk()
    const { read, invalidate } = aValueIn({ stores: [disk] })
    await read()
    await invalidate()
    const { cache, load } = aValueIn({ stores: [disk] })
    await cache.currentVersion('x')
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('instances that share values', () => {
  test('take over what another one loads, before anybody asks', async () => {
    const { one, other } = await twoInstances()
    await one.read()
    await settled()
    expect(other.value.peek()?.value).toBe('one reading 1')
    expect(await other.read()).toBe('one reading 1')
    expect(other.load).not.toHaveBeenCalled()
  })

  test('load again what another one has invalidated', async () => {
    const { one, other } = await twoInstances()
    await one.read()
    await other.read()
    await one.invalidate()
    expect(await other.read()).toBe('other reading 1')
  })

  test('load what was loaded without the others once more when they are back', async () => {
    const { one, other } = await twoInstances()
    one.link.cut()
    expect(await one.read()).toBe('one reading 1')
    one.link.open()
    await settled()
    expect(one.load).toHaveBeenCalledTimes(2)
    expect(other.value.peek()?.value).toBe('one reading 2')
  })

  test('give the server back what it lost', async () => {
    const { server, one, other } = await twoInstances()
    await one.read()
    server.empty()
    one.link.cut()
    one.link.open()
    await settled()
    expect(one.load).toHaveBeenCalledTimes(1)
    expect(await (await anInstance(server, 'third')).read()).toBe('one reading 1')
    expect(other.load).not.toHaveBeenCalled()
  })
})

describe('instances with sources of their own', () => {
  const OWN = { sharesValues: false }

  test('each load their own', async () => {
    const { one, other } = await twoInstances(OWN)
    await one.read()
    await settled()
    expect(other.value.peek()).toBeNull()
    await other.read()
    expect(other.load).toHaveBeenCalledTimes(1)
  })

  test('hear what is invalidated', async () => {
    const { one, other } = await twoInstances(OWN)
    await other.read()
    await one.invalidate()
    expect(await other.read()).toBe('other reading 2')
  })

  test('load what was loaded without the others again when it is asked for, not before', async () => {
    const { one } = await twoInstances(OWN)
    one.link.cut()
    await one.read()
    one.link.open()
    await settled()
    expect(one.load).toHaveBeenCalledTimes(1)
    expect(await one.read()).toBe('one reading 2')
  })

  test('have nothing to load again when the others are back', async () => {
    const { one } = await twoInstances(OWN)
    await one.read()
    one.link.cut()
    one.link.open()
    await settled()
    expect(one.load).toHaveBeenCalledTimes(1)
  })
})

test('the version of a value is found by its name, in a family by its key', async () => {
  const { cache, value, read } = aValueIn({})
  const load = async () => 'text'
  const asked: string[] = []
  const member = cache.detached<unknown>({ name: 'text:uno', load })
  cache.family({
    prefix: 'text:',
    find: (key) => {
      asked.push(key)
      return key === 'uno' ? member : null
    },
    inMemory: () => [member],
  })
  await read()
  const { version } = await member.read(AGES)
  expect(await cache.currentVersion('text:uno')).toBe(version)
  expect(await cache.currentVersion('text:dos')).toBeNull()
  expect(await cache.currentVersion('other')).toBeNull()
  expect(await cache.currentVersion('x')).toBe(await value.currentVersion())
  expect(asked).toEqual(['uno', 'dos'])
})
