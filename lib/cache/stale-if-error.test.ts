import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFileStore } from './file-store'
import { StaleIfErrorValue, RETRY_AFTER_MS } from './stale-if-error'

function aClock() {
  let time = 1_000_000
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

let logged: jest.SpyInstance
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a value is asked for again only when it is older than is good enough', async () => {
  const clock = aClock()
  const load = jest.fn(async () => 'a')
  const kept = new StaleIfErrorValue({ name: 'x', load, now: clock.now })
  await kept.get(1000)
  clock.pass(999)
  await kept.get(1000)
  expect(load).toHaveBeenCalledTimes(1)
  clock.pass(1)
  await kept.get(1000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failed refresh keeps the last good value and logs endpoint, cause and what was kept', async () => {
  const clock = aClock()
  const load = jest.fn(async (): Promise<string> => 'good')
  const kept = new StaleIfErrorValue({ name: 'http://api.test/x', load, now: clock.now })
  await kept.get(0)
  load.mockRejectedValue(new Error('broken'))
  clock.pass(1000)
  expect(await kept.get(0)).toBe('good')
  const line = JSON.parse(logged.mock.calls[0]?.[0] as string) as Record<string, string>
  expect(line).toMatchObject({ event: 'kept.refresh-failed', name: 'http://api.test/x', cause: 'broken' })
  expect(line.kept).toContain('the answer of')
})

test('after a failure the other side is left alone for a while', async () => {
  const clock = aClock()
  const load = jest.fn(async (): Promise<string> => 'good')
  const kept = new StaleIfErrorValue({ name: 'x', load, now: clock.now })
  await kept.get(0)
  load.mockRejectedValue(new Error('broken'))
  clock.pass(1)
  for (let visit = 0; visit < 50; visit += 1) await kept.get(0)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('new')
  clock.pass(RETRY_AFTER_MS)
  expect(await kept.get(0)).toBe('new')
})

test('without an earlier value a failure is thrown', async () => {
  const kept = new StaleIfErrorValue({ name: 'x', load: () => Promise.reject(new Error('broken')) })
  await expect(kept.get(0)).rejects.toThrow('broken')
})

test('concurrent refreshes share one', async () => {
  const load = jest.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('a'), 20)))
  const kept = new StaleIfErrorValue({ name: 'x', load })
  await Promise.all(Array.from({ length: 30 }, () => kept.get(0)))
  expect(load).toHaveBeenCalledTimes(1)
})

test('getStaleWhileRevalidate answers from what is held and refreshes behind the scenes', async () => {
  const clock = aClock()
  let version = 0
  const load = async () => `v${(version += 1)}`
  const kept = new StaleIfErrorValue({ name: 'x', load, now: clock.now })
  expect(await kept.getStaleWhileRevalidate(1000)).toBe('v1')
  clock.pass(2000)
  expect(await kept.getStaleWhileRevalidate(1000)).toBe('v1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await kept.getStaleWhileRevalidate(1000)).toBe('v2')
})

test('a value on the shelf outlives the process and serves while nothing fresher can be had', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shelf-'))
  await new StaleIfErrorValue({
    name: 'x',
    load: async () => ({ n: 1 }),
    shelf: createFileStore(folder, 'a'),
  }).get(0)
  const broken = () => Promise.reject(new Error('broken'))
  expect(
    await new StaleIfErrorValue({ name: 'x', load: broken, shelf: createFileStore(folder, 'a') }).get(0),
  ).toEqual({
    n: 1,
  })
  await expect(
    new StaleIfErrorValue({ name: 'x', load: broken, shelf: createFileStore(folder, 'b') }).get(0),
  ).rejects.toThrow('broken')
  expect(await readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('a shelf that can not be written to is no obstacle', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const kept = new StaleIfErrorValue({
    name: 'x',
    load: async () => 'a',
    shelf: createFileStore('/dev/null/nowhere', 'a'),
  })
  expect(await kept.get(0)).toBe('a')
})

test('its status tells when the last good answer came, and how many failures followed', async () => {
  const clock = aClock()
  const load = jest.fn(async (): Promise<string> => 'good')
  const kept = new StaleIfErrorValue({ name: 'x', load, now: clock.now })
  expect(kept.status()).toEqual({ refreshedAt: null, ageSeconds: null, failuresInARow: 0 })
  await kept.get(0)
  load.mockRejectedValue(new Error('broken'))
  clock.pass(60_000)
  await kept.get(0)
  await kept.refresh().catch(() => undefined)
  expect(kept.status()).toEqual({
    refreshedAt: '1970-01-01T00:16:40.000Z',
    ageSeconds: 60,
    failuresInARow: 2,
  })
  load.mockResolvedValue('better')
  await kept.refresh()
  expect(kept.status().failuresInARow).toBe(0)
})

describe('a value that other instances hold too', () => {
  function others(value: unknown, at: number) {
    return {
      state: { value, at },
      written: [] as unknown[],
      changedAt(): number {
        return this.state.at
      },
      async read(): Promise<unknown> {
        return this.state.value
      },
      write(_name: string, written: unknown): void {
        this.written.push(written)
      },
    }
  }

  test('theirs is taken over when it is newer, without asking the other side', async () => {
    const clock = aClock()
    const load = jest.fn(async () => 'mine')
    const shared = others('theirs', 0)
    const kept = new StaleIfErrorValue({ name: 'x', load, now: clock.now, shared })
    expect(await kept.get(1000)).toBe('mine')
    expect(shared.written).toEqual(['mine'])
    shared.state.at = clock.pass(10)
    expect(await kept.get(1000)).toBe('theirs')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('theirs is left alone when it is older, or can not be read in time', async () => {
    const shared = others('theirs', 1)
    const kept = new StaleIfErrorValue({ name: 'x', load: async () => 'mine', shared })
    expect(await kept.get(1000)).toBe('mine')
    const clock = aClock()
    const unread = others(null, 0)
    const load = jest.fn(async () => 'mine')
    const stale = new StaleIfErrorValue({ name: 'x', load, now: clock.now, shared: unread })
    await stale.get(60_000)
    unread.state.at = clock.pass(10)
    await stale.get(60_000) // they have something newer that can't be read: the other side is asked
    expect(load).toHaveBeenCalledTimes(2)
    const deaf = new StaleIfErrorValue({
      name: 'x',
      load: async () => 'mine',
      shared: others(null, Date.now()),
    })
    expect(await deaf.get(1000)).toBe('mine')
  })
})
