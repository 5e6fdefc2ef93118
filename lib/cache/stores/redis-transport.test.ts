import { EventEmitter } from 'node:events'
import { createRedisClients } from './redis-clients'
import { createRedisTransport } from './redis-transport'

jest.mock('./redis-clients', () => ({
  createRedisClients: jest.fn(),
  inTime: (answer: Promise<unknown>) => answer,
}))

const WEEK_MS = 7 * 24 * 60 * 60_000
const settled = () => new Promise(setImmediate)

/** A Redis client with canned responses; its connection is up or down. */
class FakeClient extends EventEmitter {
  isReady = false
  connect = jest.fn(() => Promise.resolve())
  eval = jest.fn((_script: string, _call: { keys: string[]; arguments: string[] }) =>
    Promise.resolve<unknown>('0'),
  )
  hGetAll = jest.fn((_key: string) => Promise.resolve<Record<string, string>>({}))
  pTTL = jest.fn((_key: string) => Promise.resolve(WEEK_MS))
  publish = jest.fn((_channel: string, _text: string) => Promise.resolve(1))
  subscribe = jest.fn((_channel: string, _listener: (text: string) => void) => Promise.resolve())

  become(isReady: boolean): void {
    this.isReady = isReady
    if (isReady) this.emit('ready')
  }
}

let commands: FakeClient
let updates: FakeClient
beforeEach(() => {
  commands = new FakeClient()
  updates = new FakeClient()
  jest.mocked(createRedisClients).mockReturnValue({ commands, updates } as never)
})

/** A transport, and the notices it reports. */
function connected() {
  const transport = createRedisTransport('redis://127.0.0.1', 'sitio')
  const told = { ready: jest.fn(), lost: jest.fn(), update: jest.fn() }
  transport.onReady(told.ready)
  transport.onLost(told.lost)
  transport.onUpdate(told.update)
  return { transport, told }
}

describe('the connection', () => {
  test('is there once both clients are, and updates are heard', async () => {
    const { told } = connected()
    commands.become(true)
    updates.become(true)
    expect(told.ready).not.toHaveBeenCalled()
    await settled()
    expect(told.ready).toHaveBeenCalledTimes(1)
    expect(updates.subscribe).toHaveBeenCalledWith('sitio:updates', expect.any(Function))
  })

  test.each([
    ['commands', () => commands, () => updates],
    ['updates', () => updates, () => commands],
  ])(
    'is not there while the client of %s is missing, and is told again after it came back',
    async (_, one, other) => {
      const { told } = connected()
      other().become(true)
      await settled()
      expect(told.ready).not.toHaveBeenCalled()
      one().become(true)
      one().become(false)
      other().become(true)
      one().become(true)
      expect(told.ready).toHaveBeenCalledTimes(2)
    },
  )

  test('that breaks is told, whichever client notices', async () => {
    const { told } = connected()
    const [first, second] = [new Error('reset'), new Error('refused')]
    commands.emit('error', first)
    updates.emit('error', second)
    expect(told.lost.mock.calls).toEqual([[first], [second]])
  })

  test.each([
    ['commands cannot connect', () => commands.connect],
    ['updates cannot connect', () => updates.connect],
    ['updates cannot be heard', () => updates.subscribe],
  ])('that cannot be made is told: %s', async (_, call) => {
    const refused = new Error('refused')
    call().mockRejectedValueOnce(refused)
    const { told } = connected()
    await settled()
    expect(told.lost.mock.calls).toEqual([[refused]])
    expect(told.ready).not.toHaveBeenCalled()
  })
})

test('updates are told as they were announced', async () => {
  const { transport, told } = connected()
  await settled()
  const notice = { by: 'otra', name: 'a', ticket: 7 }
  await transport.announce(notice)
  const [channel, text] = commands.publish.mock.calls[0] ?? []
  expect(channel).toBe('sitio:updates')
  updates.subscribe.mock.calls[0]?.[1](text ?? '')
  expect(told.update.mock.calls).toEqual([[notice]])
})

test('a ticket is drawn above the given one, and the counter is kept for a week', async () => {
  const { transport } = connected()
  commands.eval.mockResolvedValueOnce('1700000000000')
  await expect(transport.draw(41)).resolves.toBe(1_700_000_000_000)
  expect(commands.eval.mock.calls[0]?.[1]).toEqual({
    keys: ['sitio:counter'],
    arguments: ['41', String(WEEK_MS)],
  })
})

describe('an entry', () => {
  const stored = { value: '{"a":1}', version: 'v', ticket: '7', ageMs: '500' }

  test('is stored with its ticket and announced, in one step', async () => {
    const { transport } = connected()
    await transport.put({ by: 'yo', name: 'a', value: { a: 1 }, version: 'v', ticket: 7, ageMs: 499.2 })
    expect(commands.eval.mock.calls[0]?.[1]).toEqual({
      keys: ['sitio:value:a', 'sitio:tickets', 'sitio:updates'],
      arguments: ['7', 'v', '{"a":1}', '500', String(WEEK_MS), 'a', '{"by":"yo","name":"a","ticket":7}'],
    })
  })

  test('is as old as it was, and what has passed since', async () => {
    const { transport } = connected()
    commands.hGetAll.mockResolvedValueOnce(stored)
    commands.pTTL.mockResolvedValueOnce(WEEK_MS - 3_000)
    await expect(transport.get('a')).resolves.toEqual({
      value: { a: 1 },
      version: 'v',
      ticket: 7,
      ageMs: 3_500,
    })
    expect([commands.hGetAll.mock.calls, commands.pTTL.mock.calls]).toEqual([
      [['sitio:value:a']],
      [['sitio:value:a']],
    ])
  })

  test.each(['value', 'version', 'ticket'] as const)('without its %s is none', async (field) => {
    const { transport } = connected()
    const { [field]: _, ...others } = stored
    commands.hGetAll.mockResolvedValueOnce(others as Record<string, string>)
    await expect(transport.get('a')).resolves.toBeNull()
  })

  test('whose value is empty is one', async () => {
    const { transport } = connected()
    commands.hGetAll.mockResolvedValueOnce({ ...stored, value: 'null', version: '' })
    await expect(transport.get('a')).resolves.toMatchObject({ value: null, version: '' })
  })
})

test('the tickets of all entries are numbers, by name', async () => {
  const { transport } = connected()
  commands.hGetAll.mockResolvedValueOnce({ a: '7', b: '12' })
  await expect(transport.tickets()).resolves.toEqual({ a: 7, b: 12 })
  expect(commands.hGetAll.mock.calls).toEqual([['sitio:tickets']])
})
