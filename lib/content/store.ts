import 'server-only'
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { causeOf, log } from '../site/log'
import type { HeldState } from './kept-content'
import type { Part, PartReader, ReadRequest, Values } from './part'
import { createSingleFlight, type Later, laterUnref, patiently } from './single-flight'
import { createSnapshot, type Snapshot } from './snapshot'

/** Longest wait after a failed load, in milliseconds. */
const RETRY_MS = 5_000
const MAX_FAILED_TEXTS = 1_000
/** How often a load is begun again because another change was accepted meanwhile. */
const MAX_ATTEMPTS = 8

/** What to read now. `allowEmpty` accepts an empty list, which otherwise counts as a failure of the source. */
export type OrderTarget =
  | { article: string }
  | { projects: true; allowEmpty?: boolean }
  | { all: true; allowEmpty?: boolean }

/** Holds the state of a process: of two changes that began from the same state, the second one is refused. */
export interface StateHolder {
  /** The state in memory. */
  current(): HeldState
  /** The newest state that an instance has accepted. Never fails: without the others it is the one in memory. */
  latest(): Promise<HeldState>
  /** Replaces a state. @returns false, changing nothing, when another change was accepted since */
  replace(base: HeldState, next: HeldState): Promise<boolean>
}

/** @param mustSucceed a failure of what is read is the caller's error; otherwise the last good values remain */
type LoadRequest = ReadRequest & { isOrder?: boolean; mustSucceed?: boolean }

type StoreOptions = {
  parts: readonly Part[]
  reader: PartReader
  state: StateHolder
  periodMs: number
  /** Keeps the state for the next start. */
  keep: (state: HeldState) => Promise<void>
  /** Called after a full load with the states before and after it. */
  onLoaded?: (before: Values, after: Values) => Promise<void>
  /** Development: loads for each lookup, so that an edit shows at once. */
  loadsAlways?: boolean
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Monotonic milliseconds. */
  now?: () => number
  later?: Later
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
  onLoaded,
  loadsAlways = false,
  clock = Date.now,
  now = () => performance.now(),
  later = laterUnref,
}: StoreOptions) {
  const names = parts.map(({ name }) => name)
  const needed = parts.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  /** Loads of everything, and orders for single parts, which don't wait for those. */
  const loadSoon = createSingleFlight<LoadRequest>(load)
  const orderSoon = createSingleFlight<LoadRequest>(load)
  const failedTexts = new LRUCache<string, { at: number; error: unknown }>({ max: MAX_FAILED_TEXTS })
  let derived: Snapshot | null = null
  let kept = state.current()
  let loadedAt = -Infinity
  let loading: Promise<void> | null = null
  let isOvertaken = false

  /**
   * Reads on top of the newest state. Where another change was accepted meanwhile, what somebody waits for is read again
   * on top of that; a load in the background leaves it to the next one, which comes soon.
   */
  async function load(asked: readonly LoadRequest[]): Promise<void> {
    const request = merged(asked)
    const isFull = readsWholeList(request)
    if (isFull) loadedAt = now()
    const before = state.current().values
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const base = await state.latest()
      const values = await read(base.values, request)
      const isNew = request.isOrder || names.some((name) => values[name] !== base.values[name])
      const next = { ...base, values, order: request.isOrder ? newToken() : base.order }
      if (isNew && !(await state.replace(base, next))) {
        if (request.mustSucceed) continue
        isOvertaken = true
        await state.latest()
        return
      }
      await keepNew()
      if (isFull) isOvertaken = false
      if (isFull) await onLoaded?.(before, state.current().values)
      return
    }
    throw new Error('the content was changed again and again by other orders')
  }

  /** Keeps the state for the next start, also one that other instances have accepted. */
  async function keepNew(): Promise<void> {
    const now = state.current()
    if (now === kept) return
    kept = now
    await keep(now)
  }

  /** @throws Error when a part that has to be read failed */
  async function read(before: Values, request: LoadRequest): Promise<Values> {
    const { values, failed } = await reader.read(before, request)
    const stopped = parts.find(
      ({ name, isLocal, isOptional }) => failed.includes(name) && !isOptional && !(isLocal && values[name]),
    )
    if (request.mustSucceed && stopped) throw new Error(`${stopped.name} can't be read now`)
    return values
  }

  function current(): Snapshot | null {
    const { values } = state.current()
    if (needed.some((name) => values[name] === undefined)) return null
    if (derived?.values !== values || clock() >= derived.until)
      derived = createSnapshot(values, clock(), derived)
    return derived
  }

  async function ordered(target: OrderTarget): Promise<void> {
    const asOrder = { isOrder: true, mustSucceed: true }
    if ('article' in target) {
      await orderSoon({ names: ['articles'], articles: [target.article], ...asOrder })
      // An article that is new further down, or has another slug by now, is found by the whole list alone.
      if (!current()?.bySlug.has(target.article)) void loadDue().catch(() => undefined)
    } else {
      const [placeOrder, asked] = 'projects' in target ? [orderSoon, ['projects']] : [loadSoon, names]
      await placeOrder({ names: asked, allowEmpty: target.allowEmpty ? asked : [], ...asOrder })
    }
  }

  /** Loads what is due. Whoever asks while that runs waits for the same load. */
  function loadDue(): Promise<void> {
    loading ??= loadSoon({ names: reader.due() }).finally(() => {
      loading = null
    })
    return loading
  }

  async function loadAgain(): Promise<void> {
    await loadDue().catch(() => undefined) // what failed was logged
    const isDone = !reader.isFailing() && !isOvertaken
    later(isDone ? periodMs : Math.min(RETRY_MS, periodMs), () => void loadAgain())
  }

  return {
    /**
     * Loads now and then in the background, from now on. Resolves after the first load, or two seconds: a build may be
     * older than what visitors have already seen.
     */
    start: () => patiently(loadAgain(), later),

    /** Loads everything now. @throws the error of a part that pages need and that was never read */
    async loadAll(): Promise<void> {
      await loadSoon({ names })
      if (!current()) throw reader.failureOf(state.current().values)
    },

    /**
     * Returns what pages show now, after what any instance has accepted; null while a part was never read. A process
     * that slept, as on hosts that stop it between requests, reads first what has become old.
     */
    async sync(): Promise<Snapshot | null> {
      if (loadsAlways) await loadSoon({ names: reader.due() })
      else if (now() - loadedAt > 2 * periodMs + RETRY_MS) await patiently(loadDue(), later)
      await state.latest()
      void keepNew()
      // While nothing can be shown, lookups wait for a load; right after a failed one, they fail like it.
      if (!current() && (loading || now() - loadedAt >= Math.min(RETRY_MS, periodMs)))
        await loadDue().catch(() => undefined)
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
        await ordered(target)
        return true
      } catch (error) {
        log('warn', 'content.order-failed', { cause: causeOf(error), kept: 'the content as it was' })
        return false
      }
    },

    /**
     * Reads the text of a single article, which no list contained.
     * @throws when it can't be read now; a failed request is not repeated at once, however many visitors ask
     */
    async readText(slug: string): Promise<void> {
      const failed = failedTexts.get(slug)
      if (failed && now() - failed.at < RETRY_MS) throw failed.error
      const asked = { names: ['articles'], articles: [slug], mustSucceed: true }
      await orderSoon(asked).catch((error: unknown) => {
        failedTexts.set(slug, { at: now(), error })
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

/** Creates the holder of a single instance. */
export function createLocalState(first: HeldState): StateHolder {
  let held = first
  return {
    current: () => held,
    latest: async () => held,
    async replace(base, next) {
      if (held !== base) return false
      held = next
      return true
    },
  }
}

/** Returns a text that no other call returns, on any instance. */
export function newToken(): string {
  return randomBytes(9).toString('base64url')
}

function readsWholeList({ names, articles }: LoadRequest): boolean {
  return names.includes('articles') && articles === undefined
}

function merged(asked: readonly LoadRequest[]): LoadRequest {
  const articles = new Set(asked.flatMap((one) => one.articles ?? []))
  return {
    names: asked.flatMap((one) => one.names),
    articles: asked.some(readsWholeList) ? undefined : [...articles],
    allowEmpty: asked.flatMap((one) => one.allowEmpty ?? []),
    isOrder: asked.some((one) => one.isOrder),
    mustSucceed: asked.some((one) => one.mustSucceed),
  }
}
