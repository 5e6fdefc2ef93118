import { settled } from '../../e2e/unit/cached-values'
import { createFakeDisk } from '../../e2e/unit/fake-cluster'
import type { SharedStore, StoredEntry } from './store'
import { createStoreLayers } from './store-layers'

const entry = (value: string, ticket: number): StoredEntry => ({ value, version: value, ticket, ageMs: 0 })

function layersWith(fromPeers: StoredEntry | null) {
  const [first, second] = [createFakeDisk(), createFakeDisk()]
  const shared = { load: async () => fromPeers, save: jest.fn(async () => undefined) }
  const seen: number[] = []
  const layers = createStoreLayers({
    local: [first, second],
    shared: shared as unknown as SharedStore,
    see: (ticket) => void seen.push(ticket),
  })
  return { layers, first, second, shared, seen }
}

test('an entry is saved to every store', async () => {
  const { layers, first, second, shared } = layersWith(null)
  await layers.save('x', entry('a', 1))
  expect(await first.load('x')).toMatchObject({ value: 'a' })
  expect(await second.load('x')).toMatchObject({ value: 'a' })
  expect(shared.save).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 2, 3, 'shared'],
  [3, 2, 1, 'first'],
  [1, 3, 2, 'second'],
])('of tickets %i, %i and a shared %i the newest entry is loaded', async (one, two, three, expected) => {
  const { layers, first, second, seen } = layersWith(entry('shared', three))
  await first.save('x', entry('first', one))
  await second.save('x', entry('second', two))
  expect(await layers.load('x')).toMatchObject({ value: expected })
  expect(seen).toEqual([one, two])
})

test('the newer entry of a peer survives a restart; an older one replaces nothing', async () => {
  const newer = layersWith(entry('shared', 2))
  await newer.first.save('x', entry('first', 1))
  await newer.layers.load('x')
  expect(await newer.first.load('x')).toMatchObject({ value: 'shared' })
  const older = layersWith(entry('shared', 1))
  await older.first.save('x', entry('first', 2))
  await older.layers.load('x')
  expect(await older.first.load('x')).toMatchObject({ value: 'first' })
})

test('a store is given what it has to keep, and nothing older', async () => {
  const { layers, first } = layersWith(entry('shared', 1))
  await first.save('x', entry('first', 2))
  const save = jest.spyOn(first, 'save')
  await layers.load('x')
  expect(save).not.toHaveBeenCalled()
  const alone = layersWith(null)
  const kept = jest.spyOn(alone.second, 'save')
  await alone.layers.load('x')
  expect(kept).not.toHaveBeenCalled()
})

test('an entry is saved once the slowest store has it', async () => {
  const { layers, second } = layersWith(null)
  const steps: string[] = []
  jest.spyOn(second, 'save').mockImplementation(async () => {
    await settled()
    steps.push('kept')
  })
  await layers.save('x', entry('a', 1))
  steps.push('saved')
  expect(steps).toEqual(['kept', 'saved'])
})

test('without any entry nothing is loaded', async () => {
  expect(await layersWith(null).layers.load('x')).toBeNull()
})
