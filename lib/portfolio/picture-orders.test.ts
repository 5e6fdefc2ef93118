import { createFakeServer } from '@/e2e/unit/fake-cluster'
import { settled } from '@/e2e/unit/cached-values'
import { createSharedStore } from '../cache/stores/shared-store'
import type { SharedStore } from '../cache/store'

/** Loads the module as in another instance of the site. */
async function anInstance(server: ReturnType<typeof createFakeServer>) {
  const link = server.connect()
  const shared: SharedStore = createSharedStore(link.transport, {
    now: () => 0,
    wallClock: () => 1,
    later: () => undefined,
  })
  link.open()
  await settled()
  jest.resetModules()
  jest.doMock('../config/process-wide', () => {
    const known = new Map<string, unknown>()
    const processWide = (name: string, make: () => unknown) => {
      if (!known.has(name)) known.set(name, make())
      return known.get(name)
    }
    return { processWide }
  })
  jest.doMock('../cache/cluster', () => ({ sharedStore: () => shared }))
  return import('./picture-orders')
}

test('an order counts on every instance', async () => {
  const server = createFakeServer(() => 1)
  const [one, other] = [await anInstance(server), await anInstance(server)]
  expect([one.picturesOrderedAt(), other.picturesOrderedAt()]).toEqual([0, 0])
  await one.orderPictures()
  await settled()
  const at = one.picturesOrderedAt()
  expect(at).toBeGreaterThan(0)
  expect(other.picturesOrderedAt()).toBe(at)
  await other.orderPictures()
  await settled()
  expect(one.picturesOrderedAt()).toBeGreaterThan(at)
})
