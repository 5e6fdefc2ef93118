import 'server-only'
import pLimit from 'p-limit'
import { causeOf, log } from '../site/log'
import type { HeldState } from './kept-content'
import type { Part, PartReader, Values } from './part'
import { createSingleFlight, type Later, laterUnref, patiently } from './single-flight'
import { textsIn } from './snapshot'
import { newToken, type StateHolder } from './store'
import type { Texts } from './texts'

/** What instances share: the parts that come from other services. @param order as in HeldState */
export type SharedContent = { id: string; order: string; values: Record<string, unknown> }

/** What a server shared by several instances has to offer. Each call rejects when the server is away or too slow. */
export interface Peers {
  /** The id of the shared content; empty when there is none. */
  id(): Promise<string>
  get(): Promise<SharedContent | null>
  /** Replaces the shared content. @returns false, changing nothing, when its id isn't `expected` any more */
  replace(expected: string, next: SharedContent): Promise<boolean>
  getText(hash: string): Promise<string | null>
  setText(hash: string, text: string): Promise<void>
}

/** How long nobody is asked after a failure, in milliseconds. */
const QUIET_MS = 2_000
/** Longest wait before another attempt to rejoin, in milliseconds. */
const MAX_RETRY_MS = 60_000

const TEXTS_AT_ONCE = 50

type Options = {
  first: HeldState
  parts: readonly Part[]
  peers: Peers
  reader: Pick<PartReader, 'read'>
  texts: Texts
  now?: () => number
  later?: Later
}

/**
 * Holds the state that several instances share through a server. Every change names the state that it began from, and is
 * read after that state: so a change can never replace a newer one, whatever the clocks say. While the server is away
 * each instance goes on alone; one that accepted an order meanwhile reads everything again before it rejoins.
 */
export function createSharedState(options: Options): StateHolder {
  const { parts, peers, reader, texts, now = () => performance.now(), later = laterUnref } = options
  const shared = parts.filter(({ isLocal }) => !isLocal)
  const all = parts.map(({ name }) => name)
  const local = parts.flatMap(({ name, isLocal }) => (isLocal ? [name] : []))
  const checkOnce = createSingleFlight<null>(check)
  let held = options.first
  let quietUntil = -Infinity
  let failure = ''
  let rejoining: Promise<void> | null = null
  let failedRejoins = 0

  /** Takes over what another instance has accepted. */
  async function check(): Promise<void> {
    if (held.isAlone) return void (rejoining && (await patiently(rejoining, later)))
    const id = await asked(() => peers.id())
    if (id === null || id === held.id) return
    if (sequenceOf(id) > sequenceOf(held.id)) return adopt()
    // The server has lost something: a later order of another instance may have been lost with it, or be all it has.
    await patiently(rejoin(), later)
  }

  async function adopt(): Promise<void> {
    const found = await asked(() => peers.get())
    if (!found) return
    const values = { ...held.values, ...found.values }
    // Now, because later the server may be away.
    await fetchTexts(values)
    const isOrdered = found.order !== held.order
    const whole = isOrdered ? (await reader.read(values, { names: local })).values : values
    if (sequenceOf(found.id) > sequenceOf(held.id)) held = { ...found, values: whole, isAlone: held.isAlone }
  }

  /** Reads everything again and shares it: for an order that the others could not hear of, or that the server lost. */
  function rejoin(): Promise<void> {
    rejoining ??= readAndShare()
      .catch((error: unknown) => {
        if (!held.isAlone) held = { ...held, isAlone: true }
        report(error)
        later(Math.min(MAX_RETRY_MS, QUIET_MS * 2 ** failedRejoins), () => void rejoin())
        failedRejoins += 1
      })
      .finally(() => {
        rejoining = null
      })
    return rejoining
  }

  async function readAndShare(): Promise<void> {
    for (;;) {
      const id = await peers.id()
      const before = held
      const { values, failed } = await reader.read(before.values, { names: all })
      if (shared.some(({ name, isOptional }) => !isOptional && failed.includes(name)))
        throw new Error('the source fails')
      if (held !== before) continue
      const next = { id: following(id, before.id), order: newToken(), values, isAlone: false }
      // Of the texts it isn't known which ones the server still has.
      await shareTexts({}, values)
      if (held !== before || !(await peers.replace(id, toShared(next)))) continue
      held = next
      failedRejoins = 0
      log('info', 'content.rejoined', {})
      return
    }
  }

  async function replace(base: HeldState, next: HeldState): Promise<boolean> {
    const isOrder = next.order !== base.order
    const isShared = isOrder || shared.some(({ name }) => next.values[name] !== base.values[name])
    const named = isShared ? { ...next, id: following(base.id) } : next
    if (isShared && !held.isAlone) {
      const accepted = await asked(async () => {
        await shareTexts(base.values, next.values)
        return peers.replace(base.id, toShared(named))
      })
      if (accepted === false) return false
      if (accepted) {
        if (sequenceOf(named.id) > sequenceOf(held.id)) held = named
        return true
      }
    }
    if (held !== base) return false
    held = { ...next, isAlone: base.isAlone || isOrder }
    if (isOrder && !base.isAlone) later(QUIET_MS, () => void rejoin())
    return true
  }

  /** Asks the server, unless it failed a moment ago. @returns null when it doesn't answer */
  async function asked<T>(ask: () => Promise<T>): Promise<T | null> {
    if (now() < quietUntil) return null
    try {
      const answer = await ask()
      failure = ''
      return answer
    } catch (error) {
      quietUntil = now() + QUIET_MS
      report(error)
      return null
    }
  }

  function report(error: unknown): void {
    const cause = causeOf(error)
    if (cause !== failure) log('warn', 'content.alone', { cause, kept: 'what this instance has' })
    failure = cause
  }

  /** Hands the texts to the others that a change brings along. */
  async function shareTexts(before: Values, after: Values): Promise<void> {
    const known = textsIn(before)
    for (const hash of textsIn(after)) {
      const text = known.has(hash) ? null : await texts.get(hash)
      if (text !== null) await peers.setText(hash, text)
    }
  }

  /** Gets the texts from the others that aren't here. */
  async function fetchTexts(values: Values): Promise<void> {
    const missing = [...textsIn(values)].filter((hash) => !texts.has(hash))
    await pLimit(TEXTS_AT_ONCE).map(missing, (hash) => texts.get(hash))
  }

  function toShared({ id, order, values }: HeldState) {
    return { id, order, values: Object.fromEntries(shared.map(({ name }) => [name, values[name]])) }
  }

  if (held.isAlone) later(0, () => void rejoin())

  return {
    current: () => held,
    async latest() {
      await checkOnce(null)
      return held
    },
    replace,
  }
}

/** Ids count the changes, so that a server which went back to an earlier state is noticed. */
function sequenceOf(id: string): number {
  return Number.parseInt(id, 10) || 0
}

function following(...ids: string[]): string {
  return `${Math.max(...ids.map(sequenceOf)) + 1}.${newToken()}`
}
