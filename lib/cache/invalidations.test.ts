import { createFakeDisk } from '../../e2e/unit/fake-cluster'
import { createInvalidations } from './invalidations'
import type { SharedStore, StoredEntry } from './store'

const NAME = 'invalidated texts'
const entry = (ticket: number): StoredEntry => ({ value: null, version: String(ticket), ticket, ageMs: 0 })

/** Invalidations with a disk store and peers. @param latest tickets that peers are known to have, by name */
function withPeers(latest: Record<string, number> = {}) {
  const disk = createFakeDisk()
  const seen: number[] = []
  const shared = {
    latest: (name: string) => latest[name] ?? 0,
    onServer: (name: string) => latest[name] ?? 0,
    load: async () => null,
    save: jest.fn(async (_name: string, _entry: StoredEntry) => undefined),
  }
  const peers = shared as unknown as SharedStore
  const invalidations = createInvalidations({
    groups: ['lists', 'texts'],
    stores: [disk],
    shared: peers,
    see: (ticket) => void seen.push(ticket),
  })
  const told = () => shared.save.mock.calls.map(([name, { ticket }]) => [name, ticket])
  return { ...invalidations, disk, peers, seen, told }
}

test('an invalidation counts for its group, on this instance and its peers, and survives a restart', async () => {
  const { add, at, disk, told } = withPeers()
  expect([at('texts'), at('lists')]).toEqual([0, 0])
  await add('texts', 7)
  await add('texts', 3)
  expect([at('texts'), at('lists')]).toEqual([7, 0])
  expect(told()).toEqual([
    [NAME, 7],
    [NAME, 3],
  ])
  expect(await disk.load(NAME)).toMatchObject({ value: null, version: '7', ticket: 7 })
})

test('a single instance tells nobody', async () => {
  const disk = createFakeDisk()
  const { add, at } = createInvalidations({
    groups: ['texts'],
    stores: [disk],
    shared: null,
    see: () => undefined,
  })
  await add('texts', 7)
  expect(at('texts')).toBe(7)
  expect(await disk.load(NAME)).toMatchObject({ ticket: 7 })
})

test('one that a peer is known to have made counts as well', async () => {
  const { add, at } = withPeers({ [NAME]: 9 })
  await add('texts', 7)
  expect([at('texts'), at('lists')]).toEqual([9, 0])
})

test('one of an earlier process counts once it is restored, and later tickets are to be larger', async () => {
  const { at, restore, disk, seen } = withPeers()
  await disk.save(NAME, entry(5))
  expect(at('texts')).toBe(0)
  await restore()
  expect([at('texts'), at('lists')]).toEqual([5, 0])
  expect(seen).toEqual([5])
})

describe('after a connection is back', () => {
  const nextTicket = async () => 20

  test('an invalidation that was made without it gets a ticket that counts for peers', async () => {
    const { add, at, reconcile, peers, told } = withPeers()
    await add('texts', 7.5)
    await reconcile(peers, nextTicket)
    expect(at('texts')).toBe(20)
    expect(told().slice(1)).toEqual([[NAME, 20]])
  })

  test('one that the server lost is told again', async () => {
    const { disk, reconcile, peers, told } = withPeers()
    await disk.save(NAME, entry(5))
    await reconcile(peers, nextTicket)
    expect(told()).toEqual([[NAME, 5]])
  })

  test.each([5, 6])('one of ticket 5 is not, where the server has %i', async (ticket) => {
    const { disk, reconcile, peers, told } = withPeers({ [NAME]: ticket })
    await disk.save(NAME, entry(5))
    await reconcile(peers, nextTicket)
    expect(told()).toEqual([])
  })
})

test('what a peer announces is kept for a restart, when it is the invalidation of a group', async () => {
  const { receive, disk, told } = withPeers({ [NAME]: 9, 'invalidated others': 9 })
  expect(['texts', 'invalidated others', NAME].map(receive)).toEqual([false, false, true])
  expect(await disk.load(NAME)).toMatchObject({ ticket: 9 })
  expect(await disk.load('invalidated others')).toBeNull()
  expect(told()).toEqual([])
})
