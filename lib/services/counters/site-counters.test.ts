import { env } from '../../config/env'
import { createCounters } from './counters'
import { createRedisStore } from './redis-store'
import { countToday, openStore, readCounts, startCounting, today } from './site-counters'
import { openSqliteStore } from './sqlite-store'

const counters = {
  count: jest.fn(),
  flush: jest.fn(async () => undefined),
  flushNow: jest.fn(),
  read: jest.fn(),
}
jest.mock('../../config/env', () => ({ __esModule: true, ...jest.requireActual<object>('../../config/env') }))
jest.mock('./counters', () => ({ createCounters: jest.fn() }))
jest.mock('./redis-store', () => ({ createRedisStore: jest.fn(() => 'redis') }))
jest.mock('./sqlite-store', () => ({ openSqliteStore: jest.fn(() => 'sqlite') }))
jest.mock('./folder', () => ({ countersFolder: () => '/counters' }))

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(createCounters).mockReturnValue(counters as never)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const at = (moment: string) => jest.useFakeTimers({ now: Date.parse(moment) })

test('the day is that of Madrid, and changes at its midnight', () => {
  at('2026-07-31T21:59:59.999Z')
  expect(today()).toBe('2026-07-31')
  at('2026-07-31T22:00:00Z')
  expect(today()).toBe('2026-08-01')
})

test('something that happens counts once today, unless a number is told', () => {
  at('2026-11-23T12:00:00Z')
  countToday('page', '/about')
  countToday('reader', 'Feedly /rss.xml', 40)
  expect(counters.count.mock.calls).toEqual([
    [{ day: '2026-11-23', kind: 'page', name: '/about', count: 1 }],
    [{ day: '2026-11-23', kind: 'reader', name: 'Feedly /rss.xml', count: 40 }],
  ])
})

test('who reads the numbers reads what has just been counted too', async () => {
  counters.read.mockResolvedValue(['todo'])
  await expect(readCounts(['2026-11-23'])).resolves.toEqual(['todo'])
  expect(counters.flush.mock.invocationCallOrder[0]).toBeLessThan(
    counters.read.mock.invocationCallOrder[0] ?? 0,
  )
  expect(counters.read).toHaveBeenCalledWith(['2026-11-23'])
})

describe('counts are kept', () => {
  const given = env.REDIS_URL
  afterEach(() => void Object.assign(env, { REDIS_URL: given }))

  test('in a file of their folder', async () => {
    await expect(openStore({ mustExist: true })).resolves.toBe('sqlite')
    expect(openSqliteStore).toHaveBeenCalledWith('/counters', { mustExist: true, today })
  })

  test('in Redis where there is one, under the name of the site', async () => {
    Object.assign(env, { REDIS_URL: 'redis://127.0.0.1' })
    await expect(openStore()).resolves.toBe('redis')
    expect(createRedisStore).toHaveBeenCalledWith(
      'redis://127.0.0.1',
      expect.stringMatching(/^portfolio:[\w.:-]+$/),
    )
    expect(openSqliteStore).not.toHaveBeenCalled()
  })
})

test('a store that cannot be opened is noticed at the start; at the end what is pending is stored', () => {
  const listeners = new Map<string, () => void>()
  jest.spyOn(process, 'once').mockImplementation((event, listener) => {
    listeners.set(String(event), listener as () => void)
    return process
  })
  startCounting()
  expect(counters.flush).toHaveBeenCalledTimes(1)
  expect([...listeners.keys()].sort()).toEqual(['SIGINT', 'SIGTERM', 'exit'])
  for (const signal of ['SIGTERM', 'SIGINT']) listeners.get(signal)?.()
  expect([counters.flush.mock.calls.length, counters.flushNow.mock.calls.length]).toEqual([3, 0])
  listeners.get('exit')?.()
  expect(counters.flushNow).toHaveBeenCalledTimes(1)
})
