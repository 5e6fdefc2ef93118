import { aWorld, settled } from '../../e2e/unit/cached-values'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

const loads = () => jest.fn<Promise<string>, []>().mockResolvedValueOnce('old').mockResolvedValue('new')

test('where nothing is cached, whoever would take a stale value waits for one', async () => {
  const { value } = aWorld()
  const one = value<string>({ load: loads() })
  expect(await one.isCached()).toBe(false)
  expect((await one.readStale(1_000)).value).toBe('old')
  expect(await one.isCached()).toBe(true)
})

test('what is in memory is looked for in the stores no more, until a peer has something newer', async () => {
  let latest = 0
  const load = jest.fn(async () => null)
  const { value } = aWorld({ load, latest: () => latest })
  const one = value<string>({ load: loads() })
  await one.read(1_000)
  load.mockClear()
  await one.read(1_000)
  expect(load).not.toHaveBeenCalled()
  latest = 2
  await one.restore()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was loaded without the peers is not replaced by what they have', async () => {
  const load = jest.fn(async () => null)
  const { value } = aWorld({ load, latest: () => 9, nextTicket: async () => 1.5 })
  const one = value<string>({ load: loads() })
  await one.refresh()
  load.mockClear()
  await one.restore()
  expect(load).not.toHaveBeenCalled()
})

describe('the version for pages', () => {
  test('of a value that is not outdated costs no load, however old it is', async () => {
    const { world, value } = aWorld()
    const load = loads()
    const one = value<string>({ load })
    const { version } = await one.read(1_000)
    world.time = 1e9
    expect(await one.currentVersion()).toBe(version)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('of one that is followed is loaded anew once it is so old, and nobody waits', async () => {
    const { world, value } = aWorld()
    const load = loads()
    const one = value<string>({ load, followMs: 500 })
    const { version } = await one.read(1_000)
    world.time = 499
    await one.currentVersion()
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
    world.time = 500
    expect(await one.currentVersion()).toBe(version)
    await settled()
    expect(one.peek()?.value).toBe('new')
  })

  test('of one whose time has come is loaded anew, however young it is', async () => {
    const { value } = aWorld()
    const one = value<string>({ load: loads(), isDue: (text) => text === 'old' })
    const { version } = await one.read(1_000)
    expect(await one.currentVersion()).toBe(version)
    await settled()
    expect(one.peek()?.value).toBe('new')
  })

  test('is that of what is kept, where an outdated value can not be loaded', async () => {
    let invalidatedAt = 0
    const { value } = aWorld({ invalidatedAt: () => invalidatedAt })
    const load = loads()
    const one = value<string>({ load, group: 'texts' })
    const { version } = await one.read(1_000)
    invalidatedAt = 2
    load.mockReset().mockRejectedValue(new Error('down'))
    expect(await one.currentVersion()).toBe(version)
    // There is no retry shortly after the failure.
    expect(await one.currentVersion()).toBe(version)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is none, where there is nothing and nothing can be loaded', async () => {
    const { value } = aWorld()
    const load = () => Promise.reject(new Error('down'))
    expect(await value<string>({ load, cheap: true }).currentVersion()).toBeNull()
  })
})

describe('a value that the load of another one delivered', () => {
  test('is kept, and stored when it is another one', async () => {
    const { world, value } = aWorld()
    const one = value<string>({ load: loads() })
    await one.offer('a', { ticket: 1, at: 0 })
    await one.offer('a', { ticket: 2, at: 5 })
    await one.offer('b', { ticket: 3, at: 7 })
    expect(one.peek()).toMatchObject({ value: 'b', ticket: 3, at: 7 })
    expect(world.saved).toMatchObject([
      { value: 'a', ticket: 1 },
      { value: 'b', ticket: 3 },
    ])
  })

  test('replaces nothing newer', async () => {
    const { world, value } = aWorld()
    const one = value<string>({ load: loads() })
    await one.offer('b', { ticket: 3, at: 7 })
    await one.offer('a', { ticket: 2, at: 9 })
    expect(one.peek()).toMatchObject({ value: 'b', ticket: 3 })
    expect(world.saved).toHaveLength(1)
  })
})

describe('when the peers are back', () => {
  const reconciled = async (ticket: number | null, onServer: number) => {
    const { world, value } = aWorld({ nextTicket: async () => 20 })
    const load = loads()
    const one = value<string>({ load })
    if (ticket !== null) await one.offer('mine', { ticket, at: 0 })
    world.saved.length = 0
    await one.reconcile((name) => (name === 'x' ? onServer : -1))
    return { loads: load.mock.calls.length, saved: world.saved }
  }

  test('a value that was loaded without them is loaded again', async () => {
    expect(await reconciled(1.5, 0)).toMatchObject({ loads: 1, saved: [{ value: 'old', ticket: 20 }] })
  })

  test('one that the server has lost is stored again', async () => {
    expect(await reconciled(5, 4)).toMatchObject({ loads: 0, saved: [{ value: 'mine', ticket: 5 }] })
  })

  test.each([5, 6])('one of ticket 5 is not, where the server has %i', async (onServer) => {
    expect(await reconciled(5, onServer)).toEqual({ loads: 0, saved: [] })
  })

  test('where nothing is cached there is nothing to do', async () => {
    expect(await reconciled(null, 0)).toEqual({ loads: 0, saved: [] })
  })
})
