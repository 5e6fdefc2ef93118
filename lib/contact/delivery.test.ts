import { aMessage } from '@/e2e/unit/messages'
import { createDelivery } from './delivery'
import type { Message } from './inbox'

const HOUR = 60 * 60_000
const DOWN = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
const BUSY = Object.assign(new Error('451 later'), { code: 'EMESSAGE', responseCode: 451 })
const REFUSED = Object.assign(new Error('554 no, ana@example.com'), { code: 'EMESSAGE', responseCode: 554 })

const said = { info: '', warn: '', error: '' }
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(said, { info: '', warn: '', error: '' })
  jest.spyOn(console, 'log').mockImplementation((line) => void (said.info += line))
  jest.spyOn(console, 'warn').mockImplementation((line) => void (said.warn += line))
  jest.spyOn(console, 'error').mockImplementation((line) => void (said.error += line))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** An inbox in memory, with messages of these ids. */
function anInbox(...ids: string[]) {
  const messages = ids.map((id) => aMessage({ id }))
  return {
    messages,
    list: async () => messages.map((message) => ({ ...message })),
    update: jest.fn(async ({ id }: Message, change: object) => {
      const found = messages.find((message) => message.id === id)
      Object.assign(found ?? {}, change)
    }),
    removeExpired: jest.fn(async (_days: number) => undefined),
    states: () => Object.fromEntries(messages.map(({ id, state }) => [id, state])),
  }
}

/** A mail server that answers each message as told, in turn; without an answer it accepts. */
function aServer(answers: Record<string, Error[]> = {}) {
  const tries: string[] = []
  const accepted: string[] = []
  const send = async ({ id }: Message) => {
    tries.push(id)
    const fault = answers[id]?.shift()
    if (fault) throw fault
    accepted.push(id)
  }
  return { tries, accepted, send }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function start(inbox: ReturnType<typeof anInbox>, send: ((message: Message) => Promise<void>) | null) {
  const delivery = createDelivery({ inbox, send, keepDays: 90 })
  delivery.wake()
  await pass(0)
  return delivery
}

test('messages waiting at startup are sent in order, each once', async () => {
  const [inbox, server] = [anInbox('a', 'b', 'c'), aServer()]
  const delivery = await start(inbox, server.send)
  expect(server.accepted).toEqual(['a', 'b', 'c'])
  expect(inbox.states()).toEqual({ a: 'delivered', b: 'delivered', c: 'delivered' })
  inbox.messages.push(aMessage({ id: 'd' }))
  delivery.wake()
  await pass(2 * HOUR)
  expect(server.accepted).toEqual(['a', 'b', 'c', 'd'])
})

test('while the server is down one message is retried at growing intervals, up to an hour; then all are sent', async () => {
  const inbox = anInbox('a', 'b')
  const server = aServer({ a: Array.from({ length: 12 }, () => DOWN) })
  await start(inbox, server.send)
  for (const seconds of [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]) {
    const before = server.tries.length
    await pass(seconds * 1_000 - 1)
    expect(server.tries).toHaveLength(before)
    await pass(1)
    expect(server.tries).toHaveLength(before + 1)
  }
  expect(server.tries).not.toContain('b')
  await pass(HOUR)
  expect(server.accepted).toEqual(['a', 'b'])
})

test('a new message is tried at once, however far away the next retry is', async () => {
  const inbox = anInbox('a')
  const server = aServer({ a: [DOWN, DOWN, DOWN] })
  const delivery = await start(inbox, server.send)
  await pass(30_000)
  inbox.messages.push(aMessage({ id: 'b' }))
  delivery.wake()
  await pass(0)
  expect(server.accepted).toEqual(['a', 'b'])
})

test('a message received while another is being sent is sent after it, one at a time', async () => {
  const inbox = anInbox('a')
  let sending = 0
  const send = async () => {
    sending += 1
    expect(sending).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    sending -= 1
  }
  const delivery = await start(inbox, send)
  inbox.messages.push(aMessage({ id: 'b' }))
  delivery.wake()
  await pass(2_000)
  expect(inbox.states()).toEqual({ a: 'delivered', b: 'delivered' })
})

test('a message deferred by the server does not delay others', async () => {
  const inbox = anInbox('a', 'b')
  const server = aServer({ a: [BUSY, BUSY] })
  await start(inbox, server.send)
  expect(inbox.states()).toEqual({ a: 'waiting', b: 'delivered' })
  await pass(30_000)
  expect(server.accepted).toEqual(['b', 'a'])
})

test('a message rejected by the server stays, is logged by its id only, and is retried after a restart', async () => {
  const inbox = anInbox('a', 'b')
  const server = aServer({ a: [REFUSED] })
  await start(inbox, server.send)
  await pass(2 * HOUR)
  expect(inbox.states()).toEqual({ a: 'refused', b: 'delivered' })
  expect(server.tries).toEqual(['a', 'b'])
  expect(said.error).toMatch(/"messages.refused","id":"a","fault":"EMESSAGE 554"/)
  expect(said.info + said.warn + said.error).not.toMatch(/Ana|example/)
  await start(inbox, server.send)
  expect(inbox.states()).toEqual({ a: 'delivered', b: 'delivered' })
})

test('a message that was sent but could not be marked as sent is not sent again', async () => {
  const [inbox, server] = [anInbox('a'), aServer()]
  inbox.update.mockRejectedValueOnce(new Error('ENOSPC'))
  await start(inbox, server.send)
  expect(said.error).toContain('ENOSPC')
  await pass(10_000)
  expect(server.accepted).toEqual(['a'])
  expect(inbox.states()).toEqual({ a: 'delivered' })
})

test('shutdown waits for the mail being sent, up to a limit; the rest is left for the next start', async () => {
  const inbox = anInbox('a', 'b')
  let finish = () => {}
  const send = () => new Promise<void>((resolve) => (finish = resolve))
  const stopped = jest.fn()
  void (await start(inbox, send)).stop(8_000).then(stopped)
  await pass(7_000)
  expect(stopped).not.toHaveBeenCalled()
  finish()
  await pass(0)
  expect(stopped).toHaveBeenCalledTimes(1)
  expect(inbox.states()).toEqual({ a: 'delivered', b: 'waiting' })
  void (await start(inbox, send)).stop(8_000).then(stopped)
  await pass(8_000)
  expect(stopped).toHaveBeenCalledTimes(2)
  const server = aServer()
  await start(inbox, server.send)
  expect(server.accepted).toEqual(['b'])
})

test('messages restored from a backup while the site runs are sent within the hour; those sent before are not', async () => {
  const [inbox, server] = [anInbox(), aServer()]
  await start(inbox, server.send)
  inbox.messages.push(aMessage({ id: 'a', state: 'waiting' }), aMessage({ id: 'b', state: 'delivered' }))
  await pass(HOUR)
  expect(server.accepted).toEqual(['a'])
  expect(inbox.states()).toEqual({ a: 'delivered', b: 'delivered' })
})

test('without a mail server messages are stored; expired ones are deleted at startup and every hour', async () => {
  const inbox = anInbox('a')
  await start(inbox, null)
  expect(inbox.removeExpired.mock.calls).toEqual([[90]])
  await pass(2 * HOUR)
  expect(inbox.removeExpired.mock.calls).toEqual([[90], [90], [90]])
  expect(inbox.states()).toEqual({ a: 'waiting' })
})
