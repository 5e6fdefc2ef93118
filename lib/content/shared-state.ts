import 'server-only'
import { randomBytes } from 'node:crypto'
import { causeOf, log } from '../site/log'
import type { Part, PartReader, Values } from './part'

/**
 * What the store holds.
 * @param id of the state that instances share; empty before there is one
 * @param order changes with each order, whether or not it found anything new
 * @param isAlone whether it has what the others could not be told, or they may have what it lacks
 */
export type HeldState = { id: string; order: string; isAlone: boolean; values: Values }

export const EMPTY_STATE: HeldState = { id: '', order: '', isAlone: false, values: {} }

/** What instances share: the parts that come from other services. */
export type SharedContent = Omit<HeldState, 'isAlone'>

/** What a server shared by several instances has to offer. Each call rejects when the server is away or too slow. */
export interface Peers {
  /** The id of the shared content; empty when there is none. */
  id(): Promise<string>
  get(): Promise<SharedContent | null>
  /** Replaces the shared content. @returns false, changing nothing, when its id isn't `expected` any more */
  replace(expected: string, next: SharedContent): Promise<boolean>
}

/** The state from which a change begins. @param id what the server had then; null while it is away, and without one */
export type Base = { held: HeldState; id: string | null }

/** @param isWhole whether everything was read for it */
type Change = Pick<HeldState, 'order' | 'values'> & { isWhole: boolean }

/** How long the server isn't asked after a failure, in milliseconds. */
const QUIET_MS = 2_000

type Options = {
  first: HeldState
  parts: readonly Part[]
  /** null for a single instance */
  peers: Peers | null
  reader: Pick<PartReader, 'read'>
  now?: () => number
}

export type SharedState = ReturnType<typeof createSharedState>

/**
 * Holds the state of a process, which several instances may share through a server. Every change names the state that
 * it began from, and is read after that state: so a change can never replace a newer one, whatever the clocks say. While
 * the server is away each instance goes on alone; one that changed meanwhile reads everything again before it rejoins.
 */
export function createSharedState({ first, parts, peers, reader, now = () => performance.now() }: Options) {
  const shared = parts.flatMap(({ name, isLocal }) => (isLocal ? [] : [name]))
  const local = parts.flatMap(({ name, isLocal }) => (isLocal ? [name] : []))
  let held = first
  let adopting: Promise<void> | null = null
  let quietUntil = -Infinity
  let failure = ''

  /** Takes over what another instance has accepted. */
  async function adopt(): Promise<void> {
    const found = await asked((server) => server.get())
    if (!found) return
    const isDue = found.order !== held.order || local.some((name) => held.values[name] === undefined)
    const values = { ...held.values, ...found.values }
    const read = isDue ? (await reader.read(values, { parts: local })).values : {}
    if (held.isAlone || sequenceOf(found.id) <= sequenceOf(held.id)) return
    held = { ...found, isAlone: false, values: { ...held.values, ...read, ...found.values } }
  }

  /** Asks the server, unless it failed a moment ago. @returns null when it doesn't answer */
  async function asked<T>(ask: (server: Peers) => Promise<T>): Promise<T | null> {
    if (!peers || now() < quietUntil) return null
    try {
      const answer = await ask(peers)
      failure = ''
      return answer
    } catch (error) {
      quietUntil = now() + QUIET_MS
      const cause = causeOf(error)
      if (cause !== failure) log('warn', 'content.alone', { cause, kept: 'what this instance has' })
      failure = cause
      return null
    }
  }

  const toShared = ({ id, order, values }: SharedContent): SharedContent => ({
    id,
    order,
    values: Object.fromEntries(shared.map((name) => [name, values[name]])),
  })

  return {
    /** The state in memory. */
    current: () => held,

    /** The newest state that an instance has accepted; without the server, the one in memory. Never fails. */
    async latest(): Promise<Base> {
      const id = await asked((server) => server.id())
      if (id === null || id === held.id || held.isAlone) return { held, id }
      if (sequenceOf(id) > sequenceOf(held.id)) {
        await (adopting ??= adopt().finally(() => (adopting = null)))
        return { held, id: held.isAlone ? id : held.id }
      }
      // The server has lost something: a later order of another instance may have been lost with it, or be all it has.
      held = { ...held, isAlone: true }
      return { held, id }
    },

    /** Replaces a state. @returns false, changing nothing, when another change was accepted since */
    async replace({ held: base, id }: Base, { isWhole, ...change }: Change): Promise<boolean> {
      const isShared =
        change.order !== base.order || shared.some((name) => change.values[name] !== base.values[name])
      if (isShared && id !== null && (isWhole || !base.isAlone)) {
        const next = { ...change, id: following(id, base.id) }
        const isAccepted = await asked((server) => server.replace(id, toShared(next)))
        if (isAccepted === false) return false
        if (isAccepted && sequenceOf(next.id) > sequenceOf(held.id))
          held = { ...next, isAlone: held !== base && held.isAlone }
        if (isAccepted) return true
      }
      if (held !== base) return false
      held = { ...base, ...change, isAlone: base.isAlone || (isShared && peers !== null) }
      return true
    },
  }
}

/** Returns a text that no other call returns, on any instance. */
export function newToken(): string {
  return randomBytes(9).toString('base64url')
}

/** Ids count the changes, so that a server which went back to an earlier state is noticed. */
function sequenceOf(id: string): number {
  return Number.parseInt(id, 10) || 0
}

function following(...ids: string[]): string {
  return `${Math.max(...ids.map(sequenceOf)) + 1}.${newToken()}`
}
