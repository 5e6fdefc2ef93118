import { EventEmitter } from 'node:events'
import { createRedisClients } from '../redis-clients'
import { COUNTERS_KEEP_DAYS } from '../../config/constants'
import type { Count } from './count'
import { createRedisStore } from './redis-store'

jest.mock('../redis-clients', () => ({
  createRedisClients: jest.fn(),
  inTime: (answer: Promise<unknown>) => answer,
}))

const DAY_SECONDS = 24 * 60 * 60
const DAY = '2026-11-22'

/** A Redis client that holds the given hashes. */
function aClient(hashes: Record<string, Record<string, string>> = {}) {
  return Object.assign(new EventEmitter(), {
    connect: jest.fn(() => Promise.resolve()),
    destroy: jest.fn(),
    eval: jest.fn((_script: string, _call: { keys: string[]; arguments: string[] }) => Promise.resolve(1)),
    hGetAll: jest.fn(async (key: string) => hashes[key] ?? {}),
  })
}

function aStore(client = aClient()) {
  jest.mocked(createRedisClients).mockReturnValue({ commands: client } as never)
  return { client, store: createRedisStore('redis://127.0.0.1', 'sitio') }
}
const count = (fields: Partial<Count>): Count => ({ day: DAY, kind: 'page', name: '/', count: 1, ...fields })

test('a batch is added in one step, under an id that is remembered for a day', async () => {
  const { client, store } = aStore()
  await store.add({
    id: 'lote',
    counts: [
      count({ count: 3 }),
      count({ kind: 'host', name: 'news.example' }),
      count({ day: '2026-11-23', kind: 'reader', name: 'Feedly /rss.xml', count: 40 }),
    ],
  })
  const { keys, arguments: given } = client.eval.mock.calls[0]?.[1] ?? { keys: [], arguments: [] }
  expect(keys).toEqual([
    'sitio:counters:batch:lote',
    `sitio:counters:${DAY}:page`,
    `sitio:counters:${DAY}:host`,
    'sitio:counters:2026-11-23:reader',
  ])
  const [remembered, lives, ...counts] = given
  expect(Number(remembered)).toBe(DAY_SECONDS)
  // One day longer than counts are kept, so that the last day is complete.
  expect(Number(lives)).toBe((COUNTERS_KEEP_DAYS + 1) * DAY_SECONDS)
  expect(counts).toEqual([
    ...['sum', '3', '/', '20000', ''],
    ...['sum', '1', 'news.example', '200', 'otros'],
    ...['max', '40', 'Feedly /rss.xml', '200', ''],
  ])
})

test('a batch that Redis does not take is told', async () => {
  const { client, store } = aStore()
  client.eval.mockRejectedValueOnce(new Error('OOM'))
  await expect(store.add({ id: 'lote', counts: [] })).rejects.toThrow('OOM')
})

test('what is stored of some days is read, of every kind', async () => {
  const { store } = aStore(
    aClient({
      [`sitio:counters:${DAY}:page`]: { '/': '3', '/about': '1' },
      [`sitio:counters:${DAY}:reader`]: { 'Feedly /rss.xml': '40' },
      'sitio:counters:2026-11-23:host': { otros: '2' },
      'sitio:counters:2026-11-24:page': { '/': '9' },
    }),
  )
  await expect(store.read([DAY, '2026-11-23'])).resolves.toEqual([
    count({ count: 3 }),
    count({ name: '/about' }),
    count({ kind: 'reader', name: 'Feedly /rss.xml', count: 40 }),
    count({ day: '2026-11-23', kind: 'host', name: 'otros', count: 2 }),
  ])
})

test('a connection that cannot be made, or breaks, ends no process: commands fail until it is there again', async () => {
  const client = aClient()
  client.connect.mockRejectedValueOnce(new Error('refused'))
  const { store } = aStore(client)
  client.emit('error', new Error('reset'))
  client.hGetAll.mockRejectedValue(new Error('offline'))
  await expect(store.read([DAY])).rejects.toThrow('offline')
})

test('a store that is closed lets go of its connection', () => {
  const { client, store } = aStore()
  void store.close()
  expect(client.destroy).toHaveBeenCalledTimes(1)
})

test('a reader waits for the connection, and then reads', async () => {
  const client = aClient()
  let connect: () => void = () => undefined
  client.connect.mockReturnValueOnce(new Promise<void>((resolve) => (connect = resolve)))
  const { store } = aStore(client)
  const reading = Promise.resolve(store.read([DAY]))
  await new Promise(setImmediate)
  expect(client.hGetAll).not.toHaveBeenCalled()
  connect()
  await expect(reading).resolves.toEqual([])
})
