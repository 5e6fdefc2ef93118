import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { causeOf, log } from '../site/log'
import type { Part, PartReader, ReadRequest } from './part'
import { type HeldState, newToken, type SharedState } from './shared-state'
import { createSnapshot, type Snapshot } from './snapshot'

/** How often it is looked whether something has to be read, in milliseconds: at once when a load has failed. */
const RETRY_MS = 5_000
/** How often an order is read again because another change was accepted meanwhile. */
const MAX_ATTEMPTS = 8
/**
 * How long a lookup waits for a load before it goes on with what there is, in milliseconds: longer than a healthy
 * source takes, and short enough that a hanging one doesn't delay visitors.
 */
const PATIENCE_MS = 2_000

/** What to read now. `allowEmpty` accepts an empty list, which otherwise counts as a failure of the source. */
export type OrderTarget =
  | { article: string }
  | { projects: true; allowEmpty?: boolean }
  | { all: true; allowEmpty?: boolean }

/**
 * @param mustSucceed a failure of what is read is the caller's error; otherwise the last good values remain
 * @param isRejoin only while the server that instances share can be reached
 */
type LoadRequest = ReadRequest & { mustSucceed?: boolean; isRejoin?: boolean }

export type StoreOptions = {
  parts: readonly Part[]
  reader: PartReader
  state: SharedState
  periodMs: number
  /** Keeps the state for the next start. */
  keep: (state: HeldState) => Promise<void>
  /** Development: loads for each lookup, so that an edit shows at once. */
  loadsAlways?: boolean
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Monotonic milliseconds. */
  now?: () => number
  /** Calls back after a time; the timer doesn't keep the process alive. */
  later?: (ms: number, call: () => void) => void
}

export type ContentStore = ReturnType<typeof createStore>

/**
 * Creates the store of the content: the last good value of every part, read in the background and replaced as a whole.
 * Lookups never fail because of a source once each part was read.
 */
export function createStore({
  parts,
  reader,
  state,
  periodMs,
  keep,
  loadsAlways = false,
  clock = Date.now,
  now = () => performance.now(),
  later = (ms, call) => void setTimeout(call, ms).unref(),
}: StoreOptions) {
  const retryMs = Math.min(RETRY_MS, periodMs)
  /** Loads of everything one after the other, and beside them orders for single parts, which don't wait for those. */
  const [loads, orders] = [pLimit(1), pLimit(1)]
  const waiting = new Map<string, Promise<void>>()
  const failedTexts = new LRUCache<string, Error>({
    max: 1_000,
    ttl: RETRY_MS,
    ttlResolution: 0,
    perf: { now },
  })
  let derived: Snapshot | null = null
  let kept = state.current()
  let loading: Promise<void> | null = null
  let loadedAt = -Infinity
  let isOvertaken = false
  let rejoining: Promise<void> | null = null
  let rejoinAt = -Infinity

  /** Loads after what runs already. Callers that want the same share a load that has not begun. */
  function inTurn(request: LoadRequest): Promise<void> {
    const key = JSON.stringify(request)
    const begin = () => {
      waiting.delete(key)
      return load(request)
    }
    const placed = waiting.get(key) ?? (request.parts ? orders : loads)(begin)
    waiting.set(key, placed)
    return placed
  }

  /**
   * Reads on top of the newest state. Where another change was accepted meanwhile, what somebody waits for is read again
   * on top of that; a load in the background leaves it to the next one, which comes soon.
   */
  async function load(request: LoadRequest): Promise<void> {
    if (!request.parts) loadedAt = now()
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const isTaken = await attemptTo(request)
      if (!request.parts) isOvertaken = !isTaken
      if (isTaken) return
      await state.latest()
      if (!request.mustSucceed) return
    }
    throw new Error('the content was changed again and again by other orders')
  }

  /** @returns false when another change was accepted meanwhile @throws when a part that has to be read failed */
  async function attemptTo(request: LoadRequest): Promise<boolean> {
    const base = await state.latest()
    if (request.isRejoin && base.id === null) throw new Error('the others can not be reached')
    const { values, failed } = await reader.read(base.held.values, request)
    const stopped = parts.find(
      ({ name, isLocal, isOptional }) => failed.includes(name) && !isOptional && !(isLocal && values[name]),
    )
    if (request.mustSucceed && stopped) throw new Error(`${stopped.name} can't be read now`)
    const isNew = request.isOrder || parts.some(({ name }) => values[name] !== base.held.values[name])
    const order = request.isOrder ? newToken() : base.held.order
    if (isNew && !(await state.replace(base, { order, values, isWhole: !request.parts }))) return false
    await keepNew()
    return true
  }

  /** Keeps the state for the next start, also one that other instances have accepted. */
  async function keepNew(): Promise<void> {
    if (state.current() === kept) return
    kept = state.current()
    await keep(kept)
  }

  function current(): Snapshot | null {
    const { values } = state.current()
    if (parts.some(({ name, isOptional }) => !isOptional && values[name] === undefined)) return null
    if (derived?.values !== values || clock() >= derived.until)
      derived = createSnapshot(values, clock(), derived)
    return derived
  }

  function loadDue(): Promise<void> {
    return (loading ??= inTurn({}).finally(() => (loading = null)))
  }

  /** Reads everything again and shares it: for a change that the others could not hear of, or that the server lost. */
  function rejoin(): Promise<void> {
    if (!rejoining && now() < rejoinAt) return Promise.resolve()
    return (rejoining ??= inTurn({ isOrder: true, mustSucceed: true, isRejoin: true })
      .then(
        () => log('info', 'content.rejoined', {}),
        () => void (rejoinAt = now() + retryMs), // what failed was logged
      )
      .finally(() => (rejoining = null)))
  }

  async function loadAgain(): Promise<void> {
    const { held, id } = await state.latest()
    if (held.isAlone && id !== null) await rejoin()
    else if (reader.isFailing() || isOvertaken || now() - loadedAt >= periodMs)
      await loadDue().catch(() => undefined) // what failed was logged
    later(retryMs, () => void loadAgain())
  }

  /** Resolves when something ends, in whatever way, or after two seconds. */
  async function patiently(running: Promise<unknown>): Promise<void> {
    const tired = new Promise<void>((resolve) => later(PATIENCE_MS, resolve))
    await Promise.race([running.catch(() => undefined), tired])
  }

  return {
    /**
     * Loads now and then in the background, from now on. Resolves after the first load, or two seconds: a build may be
     * older than what visitors have already seen.
     */
    start: () => patiently(loadAgain()),

    /** Loads everything now. @throws the error of a part that pages need and that was never read */
    async loadAll(): Promise<void> {
      await inTurn({})
      if (!current()) throw reader.failureOf(state.current().values)
    },

    /**
     * Returns what pages show now, after what any instance has accepted; null while a part was never read. A process
     * that slept, as on hosts that stop it between requests, reads first what has become old.
     */
    async sync(): Promise<Snapshot | null> {
      if (loadsAlways) await inTurn({})
      else if (now() - loadedAt > 2 * (periodMs + RETRY_MS)) await patiently(loadDue())
      const { held, id } = await state.latest()
      if (held.isAlone && id !== null) await patiently(rejoin())
      void keepNew()
      // While nothing can be shown, lookups wait for a load; right after a failed one, they fail like it.
      if (!current() && (loading || now() - loadedAt >= retryMs)) await loadDue().catch(() => undefined)
      return current()
    },

    current,
    failure: () => reader.failureOf(state.current().values),

    /** Changes with each order. */
    lastOrder: () => state.current().order,

    /**
     * Reads what is ordered: when it resolves, content that was read after the call is held, here and for every
     * instance.
     * @returns false when the source fails: the content is as before
     */
    async order(target: OrderTarget): Promise<boolean> {
      try {
        await inTurn({ ...requestFor(target), isOrder: true, mustSucceed: true })
      } catch (error) {
        log('warn', 'content.order-failed', { cause: causeOf(error), kept: 'the content as it was' })
        return false
      }
      // An article that is new further down, or has another slug by now, is found by the whole list alone.
      if ('article' in target && !current()?.bySlug.has(target.article)) void loadDue().catch(() => undefined)
      return true
    },

    /**
     * Reads the text of a single article, which no list contained.
     * @throws when it can't be read now; a failed request is not repeated at once, however many visitors ask
     */
    async readText(slug: string): Promise<void> {
      const failed = failedTexts.get(slug)
      if (failed) throw failed
      await inTurn({ ...requestFor({ article: slug }), mustSucceed: true }).catch((error: Error) => {
        failedTexts.set(slug, error)
        throw error
      })
    },

    status: reader.status,

    /** The owner's files that can't be used now. */
    brokenFiles: () =>
      parts.flatMap(({ name, file }) => {
        const { failuresInARow } = reader.status(name)
        return file && failuresInARow > 0 ? [{ file, failuresInARow }] : []
      }),
  }
}

function requestFor(target: OrderTarget): ReadRequest {
  if ('article' in target) return { parts: ['articles'], article: target.article }
  const { allowEmpty } = target
  return 'projects' in target ? { parts: ['projects'], allowEmpty } : { allowEmpty }
}
