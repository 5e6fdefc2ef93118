import { createSharedStore } from './shared-store'
import type { Transport, UpdateNotice } from './transport'

const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
jest.spyOn(console, 'log').mockImplementation(() => undefined)
beforeEach(() => void logged.mockClear())

const WALL_CLOCK = 1_000
const entry = (ticket: number) => ({ value: 'v', version: 'a', ticket, ageMs: 0 })
const causes = () => logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { cause: string }).cause)
const settled = () => new Promise(setImmediate)

/** A store on a mocked transport, and functions that trigger the transport's events. */
function aStore(given: Partial<jest.Mocked<Transport>> = {}) {
  const listeners: {
    update?: (notice: UpdateNotice) => void
    ready?: () => void
    lost?: (error: unknown) => void
  } = {}
  const transport = {
    draw: jest.fn((above: number) => Promise.resolve(above + 1)),
    get: jest.fn(() => Promise.resolve(entry(3))),
    put: jest.fn(() => Promise.resolve()),
    announce: jest.fn(() => Promise.resolve()),
    tickets: jest.fn(() => Promise.resolve({})),
    onUpdate: jest.fn((listener) => void (listeners.update = listener)),
    onReady: jest.fn((listener) => void (listeners.ready = listener)),
    onLost: jest.fn((listener) => void (listeners.lost = listener)),
    ...given,
  } satisfies Transport
  const clock = { now: 0 }
  const waiting: (() => void)[] = []
  const store = createSharedStore(transport, {
    now: () => clock.now,
    wallClock: () => WALL_CLOCK,
    later: (_ms, call) => void waiting.push(call),
  })
  return {
    store,
    transport,
    clock,
    waiting,
    tell: (notice: UpdateNotice) => listeners.update?.(notice),
    lose: (cause: string) => listeners.lost?.(new Error(cause)),
    async connect() {
      listeners.ready?.()
      await settled()
    },
  }
}

describe('tickets', () => {
  test('are drawn from the server, each above all that were seen', async () => {
    const { store, transport, connect, tell } = aStore({ tickets: jest.fn(() => Promise.resolve({ a: 7 })) })
    await connect()
    await expect(store.nextTicket()).resolves.toBe(8)
    store.see(20)
    await expect(store.nextTicket()).resolves.toBe(21)
    tell({ by: 'another', name: 'a', ticket: 40 })
    store.see(30)
    await expect(store.nextTicket()).resolves.toBe(41)
    expect(transport.draw.mock.calls).toEqual([[7], [20], [40]])
  })

  test('are provisional without a server, each above the last and not below its clock', async () => {
    const { store } = aStore()
    const [first, second] = [await store.nextTicket(), await store.nextTicket()]
    expect([first, second]).toEqual([WALL_CLOCK + 1.5, WALL_CLOCK + 2.5])
    store.see(5_000)
    await expect(store.nextTicket()).resolves.toBe(5_001.5)
  })

  test('of a server that fails are provisional too, and the connection counts as lost', async () => {
    const { store, connect, transport } = aStore()
    await connect()
    transport.draw.mockRejectedValueOnce(new Error('too slow'))
    await expect(store.nextTicket()).resolves.toBe(WALL_CLOCK + 1.5)
    expect(store.isConnected()).toBe(false)
    expect(causes()).toEqual(['too slow'])
  })
})

describe('entries', () => {
  test('are loaded from the server', async () => {
    const { store, connect, transport } = aStore()
    await connect()
    await expect(store.load('a')).resolves.toEqual(entry(3))
    expect(transport.get).toHaveBeenCalledWith('a')
  })

  test('cannot be loaded without one, or when it fails', async () => {
    const { store, connect, transport } = aStore()
    await expect(store.load('a')).resolves.toBeNull()
    expect(transport.get).not.toHaveBeenCalled()
    await connect()
    transport.get.mockRejectedValueOnce(new Error('too slow'))
    await expect(store.load('a')).resolves.toBeNull()
    expect(store.isConnected()).toBe(false)
  })

  test('are stored under the name of the instance, and known to be there', async () => {
    const { store, connect, transport } = aStore()
    await connect()
    expect([store.latest('a'), store.onServer('a')]).toEqual([0, 0])
    await store.save('a', entry(3))
    expect(transport.put).toHaveBeenCalledWith({ ...entry(3), name: 'a', by: expect.any(String) as string })
    expect([store.latest('a'), store.onServer('a')]).toEqual([3, 3])
    await store.save('a', entry(5))
    expect([store.latest('a'), store.onServer('a')]).toEqual([5, 5])
    await store.save('a', entry(4))
    expect([store.latest('a'), store.onServer('a')]).toEqual([5, 5])
  })

  test('of a provisional ticket are not stored, nor is anything without a server', async () => {
    const { store, connect, transport } = aStore()
    await store.save('a', entry(3))
    await connect()
    await store.save('a', entry(3.5))
    expect(transport.put).not.toHaveBeenCalled()
    expect(store.latest('a')).toBe(0)
  })

  test('that cannot be stored are announced, so that the others load the value themselves', async () => {
    const { store, connect, transport } = aStore()
    await connect()
    transport.put.mockRejectedValueOnce(new Error('full'))
    await store.save('a', entry(3))
    expect(transport.announce).toHaveBeenCalledWith({
      by: expect.any(String) as string,
      name: 'a',
      ticket: 3,
    })
    expect([store.latest('a'), store.onServer('a'), store.isConnected()]).toEqual([3, 0, true])
    transport.put.mockRejectedValueOnce(new Error('full'))
    transport.announce.mockRejectedValueOnce(new Error('gone'))
    await store.save('a', entry(4))
    expect(store.isConnected()).toBe(false)
  })
})

describe('other instances', () => {
  test('tell of what is newer, once; what this one has said itself is no news', async () => {
    const { store, connect, transport, tell } = aStore()
    const told = jest.fn()
    store.onUpdate(told)
    await connect()
    await store.save('a', entry(3))
    const [[{ by }]] = transport.put.mock.calls as unknown as [[UpdateNotice]]
    tell({ by, name: 'b', ticket: 9 })
    tell({ by: 'another', name: 'a', ticket: 3 })
    tell({ by: 'another', name: 'a', ticket: 2 })
    expect(told).not.toHaveBeenCalled()
    tell({ by: 'another', name: 'a', ticket: 4 })
    tell({ by: 'another', name: 'a', ticket: 4 })
    expect(told.mock.calls).toEqual([['a']])
    expect(store.latest('a')).toBe(4)
  })

  test('have written while this one was away: it learns that with the connection', async () => {
    const { store, connect, transport, lose } = aStore()
    const [told, joined] = [jest.fn(), jest.fn()]
    store.onUpdate(told)
    store.onConnected(joined)
    await connect()
    await store.save('a', entry(3))
    lose('gone')
    transport.tickets.mockResolvedValueOnce({ a: 6, b: 2 })
    await connect()
    expect(told.mock.calls).toEqual([['a'], ['b']])
    expect([store.latest('a'), store.onServer('a'), joined.mock.calls.length]).toEqual([6, 6, 2])
  })
})

describe('the connection', () => {
  test('is made once, however often the server says that it is there', async () => {
    const { store, connect, transport } = aStore()
    const joined = jest.fn()
    store.onConnected(joined)
    await Promise.all([connect(), connect()])
    expect(transport.tickets).toHaveBeenCalledTimes(1)
    await connect()
    expect([transport.tickets.mock.calls.length, joined.mock.calls.length]).toEqual([2, 1])
  })

  test('that is lost is tried again after a while, by one attempt at a time', async () => {
    const { store, connect, transport, waiting, lose } = aStore()
    await connect()
    lose('gone')
    lose('gone')
    expect([store.isConnected(), waiting.length]).toEqual([false, 1])
    transport.tickets.mockRejectedValueOnce(new Error('gone'))
    waiting.shift()?.()
    await settled()
    expect([store.isConnected(), waiting.length]).toEqual([false, 1])
    waiting.shift()?.()
    await settled()
    expect([store.isConnected(), waiting.length]).toEqual([true, 0])
  })

  test('forgets what was on a server that has lost it', async () => {
    const { store, connect, lose } = aStore()
    await connect()
    await store.save('a', entry(3))
    lose('gone')
    await connect()
    expect([store.latest('a'), store.onServer('a')]).toEqual([3, 0])
  })

  test('that is lost is told once a minute for each cause, and anew after it was there', async () => {
    const { connect, lose, clock } = aStore()
    clock.now = 50_000
    lose('gone')
    clock.now += 59_999
    lose('gone')
    expect(causes()).toEqual(['gone'])
    lose('refused')
    clock.now += 60_000
    lose('refused')
    expect(causes()).toEqual(['gone', 'refused', 'refused'])
    await connect()
    lose('refused')
    expect(causes()).toHaveLength(4)
  })
})
