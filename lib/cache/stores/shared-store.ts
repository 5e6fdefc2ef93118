import 'server-only'
import { randomUUID } from 'node:crypto'
import { causeOf, log } from '../../config/log'
import { monotonicMs } from '../clock'
import { isProvisional, type SharedStore } from '../store'
import type { UpdateNotice, Transport } from './transport'

/** Delay before trying to reconnect. */
const QUIET_MS = 2_000
const LOG_EVERY_MS = 60_000

type Options = {
  now?: () => number
  /** Milliseconds since the epoch, roughly equal to the server's clock. */
  wallClock?: () => number
  later?: (ms: number, call: () => void) => void
}

/**
 * Creates the store of values shared by several instances. Tickets are drawn from the server, so clocks need not agree.
 * While the server is unreachable, tickets are provisional, and values loaded with them are loaded again after
 * reconnecting.
 */
export function createSharedStore(transport: Transport, options: Options = {}): SharedStore {
  const {
    now = monotonicMs,
    wallClock = Date.now,
    later = (ms, call) => void setTimeout(call, ms).unref(),
  } = options
  const instanceId = randomUUID()
  const latest = new Map<string, number>()
  const onServer = new Map<string, number>()
  const onUpdate: ((name: string) => void)[] = []
  const onConnected: (() => void)[] = []
  const failure = { cause: '', at: -Infinity }
  let highest = 0
  let connected = false
  let isAsking = false
  let isWaiting = false

  transport.onUpdate((notice) => {
    if (notice.by !== instanceId) note(notice)
  })
  transport.onReady(() => void join())
  transport.onLost(lost)

  function note({ name, ticket }: Pick<UpdateNotice, 'name' | 'ticket'>): void {
    highest = Math.max(highest, Math.floor(ticket))
    if (ticket <= (latest.get(name) ?? 0)) return
    latest.set(name, ticket)
    for (const listener of onUpdate) listener(name)
  }

  /** Catches up with the tickets drawn while this instance was disconnected. */
  async function join(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      const tickets = Object.entries(await transport.tickets())
      onServer.clear()
      for (const [name, ticket] of tickets) onServer.set(name, ticket)
      const wasConnected = connected
      connected = true
      for (const [name, ticket] of tickets) note({ name, ticket })
      if (wasConnected) return
      Object.assign(failure, { cause: '', at: -Infinity })
      log('info', 'cluster.connected', { entries: tickets.length })
      for (const listener of onConnected) listener()
    } catch (error) {
      lost(error)
    } finally {
      isAsking = false
    }
  }

  function lost(error: unknown): void {
    connected = false
    report(error)
    if (isWaiting) return
    isWaiting = true
    later(QUIET_MS, () => {
      isWaiting = false
      void join()
    })
  }

  function report(error: unknown): void {
    const cause = causeOf(error)
    if (cause === failure.cause && now() - failure.at < LOG_EVERY_MS) return
    Object.assign(failure, { cause, at: now() })
    log('warn', 'cluster.alone', { cause, kept: 'what this instance has' })
  }

  async function nextTicket(): Promise<number> {
    if (connected)
      try {
        highest = Math.max(Math.floor(highest), await transport.draw(Math.floor(highest)))
        return highest
      } catch (error) {
        lost(error)
      }
    // Not below the server's clock, because an earlier process may have drawn tickets that this one has not seen.
    highest = Math.floor(Math.max(highest, wallClock())) + 1.5
    return highest
  }

  return {
    nextTicket,
    see: (ticket) => void (highest = Math.max(highest, ticket)),
    latest: (name) => latest.get(name) ?? 0,
    onServer: (name) => onServer.get(name) ?? 0,
    isConnected: () => connected,

    async load(name) {
      if (!connected) return null
      try {
        return await transport.get(name)
      } catch (error) {
        lost(error)
        return null
      }
    },

    async save(name, entry) {
      if (!connected || isProvisional(entry.ticket)) return
      latest.set(name, Math.max(entry.ticket, latest.get(name) ?? 0))
      try {
        await transport.put({ ...entry, name, by: instanceId })
        onServer.set(name, Math.max(entry.ticket, onServer.get(name) ?? 0))
      } catch (error) {
        report(error)
        await transport.announce({ by: instanceId, name, ticket: entry.ticket }).catch(lost)
      }
    },

    onUpdate: (listener) => void onUpdate.push(listener),
    onConnected: (listener) => void onConnected.push(listener),
  }
}
