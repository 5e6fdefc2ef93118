import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aMessage } from '@/e2e/unit/messages'
import { createMessageFolder } from './message-folder'
import { DAY_MS, deleteExpired, deleteLeftovers } from './retention'
import { type Delivery, NOT_TRIED, type StoredMessage } from './stored-message'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const KEEP_DAYS = 30
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void logged.mockClear())
afterAll(() => logged.mockRestore())

const DELIVERED = { state: 'delivered', at: '2026-10-01T00:00:00.000Z' } as unknown as Delivery
const ofAge = (ms: number, delivery: Delivery = DELIVERED): StoredMessage => ({
  message: aMessage({ id: `hace-${ms}`, receivedAt: new Date(NOW - ms).toISOString() }),
  delivery,
})
const old = (delivery?: Delivery) => ofAge(KEEP_DAYS * DAY_MS + 1, delivery)

/** Deletes expired messages. @param isLocked whether another process holds the messages */
async function expire(messages: StoredMessage[], { isSent = true, isLocked = false } = {}) {
  const calls: string[] = []
  const folder = { remove: async (id: string) => void calls.push(`remove ${id}`) }
  const locks = {
    take: async (id: string) => {
      calls.push(`take ${id}`)
      return isLocked ? null : { release: async () => void calls.push(`release ${id}`) }
    },
  }
  const given = { folder, locks, keepDays: KEEP_DAYS, now: () => NOW, isSent }
  const kept = await deleteExpired(messages, given as never)
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
  return { kept: kept.map(({ message }) => message.id), calls, lines }
}

test('messages go after the days that are promised, and no earlier', async () => {
  const young = ofAge(KEEP_DAYS * DAY_MS)
  const { kept, calls, lines } = await expire([old(), young])
  const { id } = old().message
  expect(kept).toEqual([young.message.id])
  expect(calls).toEqual([`take ${id}`, `remove ${id}`, `release ${id}`])
  expect(lines).toEqual([])
})

test('one that another process has in its hands stays until next time', async () => {
  const { kept, calls } = await expire([old()], { isLocked: true })
  expect([kept, calls]).toEqual([[old().message.id], [`take ${old().message.id}`]])
})

test('one that never reached the owner goes after a last line in the log', async () => {
  const { kept, lines } = await expire([old(NOT_TRIED)])
  expect(kept).toEqual([])
  expect(lines).toMatchObject([
    {
      level: 'error',
      event: 'messages.expired-undelivered',
      id: old().message.id,
      state: 'waiting',
      keepDays: KEEP_DAYS,
    },
  ])
})

test('where no message is sent by mail, that is no fault', async () => {
  const { kept, lines } = await expire([old(NOT_TRIED)], { isSent: false })
  expect([kept, lines]).toEqual([[], []])
})

describe('what a process that was killed has left', () => {
  const DRAFT = 'json.12345678-1234-1234-1234-123456789abc.draft'
  let place: string
  beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), 'messages-'))))
  afterEach(() => rmSync(place, { recursive: true }))

  /** Creates files of an age, and deletes leftovers. @returns the names that stay */
  async function leftOf(names: string[], age: number): Promise<string[]> {
    for (const name of names) {
      writeFileSync(path.join(place, name), '')
      utimesSync(path.join(place, name), (NOW - age) / 1000, (NOW - age) / 1000)
    }
    await deleteLeftovers(createMessageFolder(place), () => NOW)
    return readdirSync(place).sort()
  }

  test('goes after a day', async () => {
    const names = [`uno.${DRAFT}`, 'dos.lock.1']
    await expect(leftOf(names, DAY_MS)).resolves.toEqual(names.toSorted())
    await expect(leftOf(names, DAY_MS + 2_000)).resolves.toEqual([])
  })

  test('is no message, no lock of one that is there, and no file of somebody else', async () => {
    const names = ['uno.json', 'uno.lock.1', 'otro.txt', 'dos.json.1.draft', '.lock.1', 'a b.lock.1']
    await expect(leftOf(names, 9 * DAY_MS)).resolves.toEqual(names.toSorted())
  })

  test('may be in a folder that was never made', async () => {
    await expect(
      deleteLeftovers(createMessageFolder(path.join(place, 'nada')), () => NOW),
    ).resolves.toBeUndefined()
  })
})
