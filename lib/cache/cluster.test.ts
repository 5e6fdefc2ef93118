import { env } from '../config/env'
import { joinCluster, sharedStore } from './cluster'
import { createRedisTransport } from './stores/redis-transport'
import { createSharedStore } from './stores/shared-store'

jest.mock('./stores/redis-transport', () => ({ createRedisTransport: jest.fn(() => 'transport') }))
jest.mock('./stores/shared-store', () => ({ createSharedStore: jest.fn(() => ({})) }))

test('a single instance shares nothing, and loads no Redis', async () => {
  await joinCluster('scope')
  expect(sharedStore()).toBeNull()
  expect(createRedisTransport).not.toHaveBeenCalled()
})

test('with an address of Redis there is one store for the process, under its scope', async () => {
  env.REDIS_URL = 'redis://localhost:1'
  await joinCluster('scope')
  const store = sharedStore()
  await joinCluster('other')
  expect(sharedStore()).toBe(store)
  expect(jest.mocked(createRedisTransport).mock.calls).toEqual([['redis://localhost:1', 'portfolio:scope']])
  expect(jest.mocked(createSharedStore).mock.calls).toEqual([['transport']])
})
