import type { Count } from './count'
import { createCounters } from './counters'
import type { Batch, CountersStore } from './store'

const view = (name: string): Count => ({ day: '2026-11-22', kind: 'page', name, count: 1 })

/** A store in memory that, like the Redis store, adds each batch only once. */
function fakeStore() {
  const added = new Map<string, Count[]>()
  const state = { failing: false, losesAnswers: false }
  const store: CountersStore = {
    add({ id, counts }: Batch) {
      if (state.failing) throw new Error('disk full')
      if (!added.has(id)) added.set(id, counts)
      if (state.losesAnswers) throw new Error('no answer')
    },
    read: () => [...added.values()].flat(),
    close: () => undefined,
  }
  const stored = () => [...added.values()].flat().map(({ name, count }) => `${count} ${name}`)
  return { store, state, stored, batches: () => added.size }
}

let printed: jest.SpyInstance
beforeEach(() => (printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => printed.mockRestore())

test('many views are one write of one number a page', async () => {
  const { store, stored, batches } = fakeStore()
  const counters = createCounters(async () => store)
  for (let time = 0; time < 500; time += 1) counters.count(view(time % 2 ? '/' : '/about'))
  await counters.flush()
  await counters.flush()
  expect([batches(), stored()]).toEqual([1, ['250 /about', '250 /']])
})

test('while the store fails everything is kept, and logged once; then it is stored, each once', async () => {
  const { store, state, stored } = fakeStore()
  const counters = createCounters(async () => store)
  state.failing = true
  for (let time = 0; time < 3; time += 1) {
    counters.count(view('/'))
    await counters.flush()
  }
  expect(printed).toHaveBeenCalledTimes(1)
  expect(printed.mock.calls[0]?.[0]).toContain('"counters.not-stored","cause":"disk full"')
  state.failing = false
  await counters.flush()
  await counters.flush()
  expect(stored()).toEqual(['1 /', '2 /'])
  state.failing = true
  counters.count(view('/'))
  await counters.flush()
  expect(printed).toHaveBeenCalledTimes(2)
})

test('a batch that is being stored is not stored a second time meanwhile', async () => {
  const answers: (() => void)[] = []
  const add = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const counters = createCounters(async () => ({ ...fakeStore().store, add }))
  counters.count(view('/'))
  const first = counters.flush()
  await counters.flush()
  await new Promise(setImmediate)
  await counters.flush()
  answers.forEach((answer) => answer())
  await first
  expect(add).toHaveBeenCalledTimes(1)
})

test('a batch whose answer got lost is not added twice', async () => {
  const { store, state, stored } = fakeStore()
  const counters = createCounters(async () => store)
  counters.count(view('/'))
  state.losesAnswers = true
  await counters.flush()
  state.losesAnswers = false
  counters.count(view('/about'))
  await counters.flush()
  await counters.flush()
  expect(stored()).toEqual(['1 /', '1 /about'])
})

test('a store that can not be opened is opened again later', async () => {
  const { store, stored } = fakeStore()
  let attempts = 0
  const counters = createCounters(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('no such folder')
    return store
  })
  counters.count(view('/'))
  await counters.flush()
  await counters.flush()
  expect([attempts, stored()]).toEqual([2, ['1 /']])
  expect(await counters.read(['2026-11-22'])).toHaveLength(1)
})

test('a store that can not be opened is told at the start, before anything was counted', async () => {
  const counters = createCounters(() => Promise.reject(new Error('no such folder')))
  await counters.flush()
  await counters.flush()
  expect(printed).toHaveBeenCalledTimes(1)
})

test('at the end what is pending is stored without waiting, also what failed before', async () => {
  const { store, state, stored } = fakeStore()
  const counters = createCounters(async () => store)
  counters.count(view('/'))
  state.failing = true
  await counters.flush()
  counters.count(view('/about'))
  counters.flushNow()
  expect(stored()).toEqual([])
  state.failing = false
  counters.flushNow()
  expect(stored()).toEqual(['1 /', '1 /about'])
})

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('what was counted is stored after five seconds, what came meanwhile after five more', async () => {
    const { store, stored } = fakeStore()
    const counters = createCounters(async () => store)
    counters.count(view('/'))
    await jest.advanceTimersByTimeAsync(4_999)
    expect(stored()).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(stored()).toEqual(['1 /'])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('what could not be stored is tried again after five seconds, until it is', async () => {
    const { store, state, stored } = fakeStore()
    const counters = createCounters(async () => store)
    state.failing = true
    counters.count(view('/'))
    await counters.flush()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(jest.getTimerCount()).toBe(1)
    state.failing = false
    await jest.advanceTimersByTimeAsync(5_000)
    expect([stored(), jest.getTimerCount()]).toEqual([['1 /'], 0])
  })

  test('a store that is opened for nothing to store has nothing to wait for', async () => {
    const { store } = fakeStore()
    await createCounters(async () => store).flush()
    expect(jest.getTimerCount()).toBe(0)
  })
})

test('at the end there is nothing to store where nothing was counted, or no store was opened', () => {
  const { store, stored } = fakeStore()
  const counters = createCounters(async () => store)
  counters.flushNow()
  counters.count(view('/'))
  counters.flushNow()
  expect(stored()).toEqual([])
})
