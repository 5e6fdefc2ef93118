import { isDeepStrictEqual } from 'node:util'
import { causeOf, log } from '../site/log'
import type { SkippedRow } from './types'

/** Everything that the store holds, by the name of the part. */
export type Values = Readonly<Record<string, unknown>>

export type ReadOptions = {
  /** Accepts a list that is suddenly empty, which otherwise counts as a failure of the source. */
  allowEmpty?: boolean
  /** Reads only these articles, by slug; without it, everything. */
  articles?: readonly string[]
}

/** A part of the content that is read, and fails, by itself. */
export interface Part<T = unknown> {
  /** Unique; in logs and in the kept file. */
  readonly name: string
  /**
   * Reads the part from its source.
   * @param previous the last good value @param values the other parts, those before this one already read
   * @throws when the answer is bad: the last good value remains
   */
  read(previous: T | null, options: ReadOptions, values: Values): Promise<T>
  /** The owner's file that it is read from, for the health report. */
  readonly file?: string
  /** Read from files of this machine: each instance reads its own. */
  readonly isLocal?: boolean
  /** Decorates pages only: pages are complete without it, and an order never fails for it. */
  readonly isOptional?: boolean
  /** Read at most this often, in milliseconds; by default at every load. */
  readonly everyMs?: number
}

/** What to read. @param names of parts @param allowEmpty names of lists that may be empty suddenly */
export type ReadRequest = {
  names: readonly string[]
  articles?: readonly string[]
  allowEmpty?: readonly string[]
}

/** @param refreshedAt ISO time of the last successful read in this process, null when there was none */
type PartStatus = { refreshedAt: string | null; ageSeconds: number | null; failuresInARow: number }

/** An optional part that failed is read again after this time, however rarely it is read otherwise. */
const RETRY_MS = 60_000

/** How a part fared in this process. Times are those of the reader's clock. */
class State {
  refreshedAt: string | null = null
  readAt: number | null = null
  triedAt: number | null = null
  failures = 0
  error: unknown = null
}

export type PartReader = ReturnType<typeof createPartReader>

/**
 * Creates the reader of the parts. A part that fails keeps its last good value; the cause is logged once, until it is
 * another one or the part was well in between.
 * @param now monotonic milliseconds
 */
export function createPartReader(parts: readonly Part[], now: () => number) {
  const states = new Map(parts.map(({ name }) => [name, new State()]))
  const stateOf = (name: string) => states.get(name) ?? new State()

  /** @returns the value, and whether it could be read now */
  async function readOne(part: Part, values: Values, { allowEmpty, articles }: ReadRequest) {
    const { name } = part
    const state = stateOf(name)
    const previous = values[name] ?? null
    const startedAt = (state.triedAt = now())
    try {
      const value = await part.read(previous, { allowEmpty: allowEmpty?.includes(name), articles }, values)
      Object.assign(state, {
        refreshedAt: new Date().toISOString(),
        readAt: startedAt,
        failures: 0,
        error: null,
      })
      // What says the same stays the same object.
      return { value: isDeepStrictEqual(value, previous) ? previous : value, isRead: true }
    } catch (error) {
      const cause = causeOf(error)
      if (state.failures === 0 || causeOf(state.error) !== cause)
        log('error', 'content.read-failed', { part: name, cause, kept: keptOf(state, previous) })
      state.failures += 1
      state.error = error
      return { value: previous, isRead: false }
    }
  }

  function keptOf({ readAt }: State, previous: unknown): string {
    if (previous === null) return 'nothing'
    return readAt === null
      ? 'the content of an earlier run'
      : `the content of ${Math.round((now() - readAt) / 1_000)} s ago`
  }

  return {
    /**
     * Reads parts; those of other services at once, the local ones in their order.
     * @returns all values, and the names of the parts that failed
     */
    async read(before: Values, request: ReadRequest): Promise<{ values: Values; failed: string[] }> {
      const asked = parts.filter(({ name }) => request.names.includes(name))
      const values: Record<string, unknown> = { ...before }
      const failed: string[] = []
      const put = async (part: Part) => {
        const { value, isRead } = await readOne(part, values, request)
        if (value !== null) values[part.name] = value
        if (!isRead) failed.push(part.name)
      }
      const remote = Promise.all(asked.filter(({ isLocal }) => !isLocal).map(put))
      for (const part of asked) if (part.isLocal) await put(part)
      await remote
      return { values, failed }
    },

    /** The names of the parts whose time has come. */
    due: (): string[] =>
      parts.flatMap(({ name, everyMs }) => {
        const { readAt, triedAt, failures } = stateOf(name)
        if (everyMs === undefined) return [name]
        const since = failures > 0 ? triedAt : readAt
        const periodMs = failures > 0 ? Math.min(RETRY_MS, everyMs) : everyMs
        return since === null || now() - since >= periodMs ? [name] : []
      }),

    /** Whether a part that pages need failed at its last read. */
    isFailing: () => parts.some(({ name, isOptional }) => !isOptional && stateOf(name).failures > 0),

    /** The error of the first part that pages need, and that was never read. */
    failureOf(values: Values): unknown {
      const missing = parts.find(({ name, isOptional }) => !isOptional && values[name] === undefined)
      return missing ? stateOf(missing.name).error : null
    },

    status(name: string): PartStatus {
      const { refreshedAt, readAt, failures } = stateOf(name)
      const ageSeconds = readAt === null ? null : Math.round((now() - readAt) / 1_000)
      return { refreshedAt, ageSeconds, failuresInARow: failures }
    },
  }
}

/** Logs rows that can't be shown, once when they appear and not on every refresh. */
export function logNewlySkipped(list: string, now: SkippedRow[], before: SkippedRow[] | undefined): void {
  const known = new Set(before?.map((row) => JSON.stringify(row)))
  for (const row of now)
    if (!known.has(JSON.stringify(row)))
      log('warn', 'content.row-skipped', { list, ...row, kept: 'the other rows' })
}
