import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClaims } from '@/lib/services/messages/claims'
import { createDelivery, type DeliveryOptions } from '@/lib/services/messages/delivery'
import type { Lateness } from '@/lib/services/messages/lateness'
import { MailFault } from '@/lib/services/messages/mail-fault'
import type { Mail } from '@/lib/services/messages/mailer'
import { createMessageFolder, type MessageFolder } from '@/lib/services/messages/message-folder'
import { createLocks } from '@/lib/services/messages/message-lock'
import type { Message } from '@/lib/services/messages/message'
import { aMessage } from './messages'

export const START = Date.parse('2026-01-02T03:04:05Z')
export const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

/** Creates a message folder for one test. */
export function ownMessageFolder(): { place: string; remove: () => void } {
  const place = mkdtempSync(path.join(tmpdir(), 'messages-'))
  return { place, remove: () => rmSync(place, { recursive: true, force: true }) }
}

/**
 * Creates a message folder for the tests of one file. It is emptied after each test, and console output is suppressed.
 */
export function silentMessageFolder(): string {
  const { place, remove } = ownMessageFolder()
  beforeEach(() => {
    for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    remove()
  })
  return place
}

/**
 * Creates a delivery whose clock only advances when the test says so.
 * @param place message folder, possibly with messages of an earlier process
 */
export function aDelivery(place: string, given: Partial<DeliveryOptions> = {}, start = START) {
  const folder: MessageFolder = createMessageFolder(place)
  const locks = createLocks(place)
  const clock = { now: start }
  const sent: { id: string; at: number }[] = []
  const answers: ((id: string) => unknown)[] = []
  const reports: { lateness: Lateness; fault: unknown }[] = []
  let timer: { at: number; call: () => void } | null = null
  let rested: (() => void) | null = null

  const mailOf = ({ id }: Message) => ({ messageId: id }) as Mail
  const worker = createDelivery({
    folder,
    locks,
    claim: createClaims(locks, null),
    keepDays: 90,
    pollMs: 2 * HOUR,
    post: {
      compose: mailOf,
      send: async ({ messageId }) => {
        await answers.shift()?.(messageId)
        sent.push({ id: messageId, at: clock.now - start })
      },
    },
    now: () => clock.now,
    random: () => 0.5,
    later(ms, call) {
      timer = { at: clock.now + ms, call }
      rested?.()
    },
    report: (lateness, fault) => void reports.push({ lateness, fault }),
    ...given,
  })

  const rest = () => new Promise<void>((resolve) => (rested = resolve))

  async function wake(): Promise<void> {
    const resting = rest()
    worker.wake()
    await resting
  }

  /** Advances the clock, stopping at each of the delivery's timers. */
  async function pass(ms: number): Promise<void> {
    const end = clock.now + ms
    for (let due = timer; due && due.at <= end; due = timer) {
      clock.now = Math.max(clock.now, due.at)
      const resting = rest()
      due.call()
      await resting
    }
    clock.now = end
  }

  const add = (id: string, more: Partial<Message> = {}) =>
    folder.add(aMessage({ id, receivedAt: new Date(clock.now).toISOString(), ...more }))
  const ids = () => sent.map(({ id }) => id)
  return { folder, locks, clock, sent, ids, answers, reports, worker, wake, pass, add }
}

const refuse = (aboutMessage: boolean, permanent: boolean) => () => {
  throw new MailFault('550 to ana@example.com', 'TEST', aboutMessage, permanent)
}
export const DOWN = refuse(false, false)
export const LATER = refuse(true, false)
export const NEVER = refuse(true, true)
