import { aSlowSource, aWorld, settled } from '../../e2e/unit/cached-values'

jest.spyOn(console, 'error').mockImplementation(() => undefined)

test('what another instance has read later is taken over; what it read earlier is not', async () => {
  let elsewhere = { value: 'theirs', version: 'v', ticket: 50, ageMs: 10 }
  const { value } = aWorld({
    load: async () => elsewhere,
    latest: () => elsewhere.ticket,
    nextTicket: async () => 60,
  })
  const load = jest.fn(async () => 'mine')
  const one = value({ load })
  expect((await one.read(1_000)).value).toBe('theirs')
  await one.refresh()
  expect((await one.read(1_000)).value).toBe('mine')
  elsewhere = { ...elsewhere, value: 'late', ticket: 59 }
  expect((await one.read(1_000)).value).toBe('mine')
  elsewhere = { ...elsewhere, value: 'newer', ticket: 61 }
  expect((await one.read(1_000)).value).toBe('newer')
  expect(load).toHaveBeenCalledTimes(1)
})

test('when a peer has a newer value that can not be loaded, it is read from the source', async () => {
  let latest = 0
  const { value } = aWorld({ latest: () => latest })
  const load = jest.fn().mockResolvedValueOnce('old').mockResolvedValue('new')
  const one = value<string>({ load })
  await one.read(1_000)
  latest = 2
  expect((await one.read(1_000)).value).toBe('new')
  expect(await one.currentVersion()).toBe((await one.read(1_000)).version)
})

test('a version changes with the content that counts, and with nothing else', async () => {
  const { value } = aWorld()
  const load = jest.fn().mockResolvedValueOnce({ a: 1, b: 1 }).mockResolvedValueOnce({ a: 1, b: 2 })
  const one = value<{ a: number; b: number }>({ load, content: ({ a }) => a })
  const { version } = await one.refresh()
  expect((await one.refresh()).version).toBe(version)
  load.mockResolvedValue({ a: 2, b: 2 })
  expect((await one.refresh()).version).not.toBe(version)
})

test('where nothing is known, a page is as good as any; what is cheap is read for it', async () => {
  const { value } = aWorld()
  const load = jest.fn(async () => 'a')
  expect(await value({ load }).currentVersion()).toBeNull()
  expect(load).not.toHaveBeenCalled()
  expect(await value({ load, cheap: true }).currentVersion()).toEqual(expect.any(String))
})

test('an order for the group makes what was read before it outdated, also for the check of a page', async () => {
  let invalidatedAt = 0
  const { value } = aWorld({ invalidatedAt: () => invalidatedAt })
  const load = jest.fn().mockResolvedValueOnce('old').mockResolvedValue('new')
  const one = value<string>({ load, group: 'texts' })
  const { version } = await one.read(1_000)
  invalidatedAt = 2
  expect(await one.currentVersion()).not.toBe(version)
  expect((await one.read(1_000)).value).toBe('new')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a reading that was begun before a later one ended does not replace it', async () => {
  const tickets = [1, 5]
  const stored = { value: 'theirs', version: 'v', ticket: 3, ageMs: 0 }
  let latest = 0
  const { value } = aWorld({
    nextTicket: async () => tickets.shift() ?? 9,
    latest: () => latest,
    load: async () => (latest > 0 ? stored : null),
  })
  const { load, questions } = aSlowSource()
  const one = value({ load })
  const reading = one.read(1_000)
  await settled()
  latest = 3
  await one.restore()
  questions[0]?.answer('begun earlier')
  expect((await reading).value).toBe('theirs')
})

test('a reader that waits for a load gets one that began after an invalidation meanwhile', async () => {
  let invalidatedAt = 0
  const { value } = aWorld({ invalidatedAt: () => invalidatedAt })
  const { load, questions } = aSlowSource()
  const reading = value({ load, group: 'texts' }).read(1_000)
  await settled()
  invalidatedAt = 2
  questions[0]?.answer('before the edit')
  await settled()
  questions[1]?.answer('after the edit')
  expect((await reading).value).toBe('after the edit')
})
