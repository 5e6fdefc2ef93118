import { isDeepStrictEqual } from 'node:util'
import { causeOf, log } from '../site/log'
import type { SkippedRow } from './types'

/** Everything that the store holds, by the name of the part. */
export type Values = Readonly<Record<string, unknown>>

export type ReadOptions = {
  /** Somebody ordered this and waits for it. */
  isOrder?: boolean
  /** Accepts a list that is suddenly empty, which otherwise counts as a failure of the source. */
  allowEmpty?: boolean
  /** Reads only this article, by slug; without it, everything. */
  article?: string
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
}

/** @param parts names of the parts to read; without them, all */
export type ReadRequest = ReadOptions & { parts?: readonly string[] }

/** What is read rarely, and failed, is read again after this time, in milliseconds. */
const RETRY_MS = 60_000

/** Reads a part at most once in a time, in milliseconds, and whenever it is ordered. */
export function seldom<T>(
  everyMs: number,
  read: Part<T>['read'],
  now = () => performance.now(),
): Part<T>['read'] {
  let dueAt = -Infinity
  let failure: unknown = null
  return async (previous, options, values) => {
    if (now() < dueAt && !options.isOrder) {
      if (failure) throw failure
      if (previous !== null) return previous
    }
    dueAt = now() + everyMs
    try {
      const value = await read(previous, options, values)
      failure = null
      return value
    } catch (error) {
      dueAt = now() + Math.min(RETRY_MS, everyMs)
      failure = error
      throw error
    }
  }
}

export type PartReader = ReturnType<typeof createPartReader>

/**
 * Creates the reader of the parts. A part that fails keeps its last good value; the cause is logged once, until it is
 * another one or the part was well in between.
 * @param now monotonic milliseconds
 */
export function createPartReader(parts: readonly Part[], now: () => number) {
  /** How each part fared in this process. @param readAt of its last successful read */
  const states = new Map(
    parts.map(({ name }) => [
      name,
      {
        refreshedAt: null as string | null,
        readAt: null as number | null,
        failures: 0,
        error: null as unknown,
      },
    ]),
  )
  const stateOf = (name: string) => {
    const state = states.get(name)
    if (!state) throw new Error(`There is no part ${name}`)
    return state
  }

  /** @returns the value, and whether it could be read now */
  async function readOne(part: Part, values: Values, request: ReadRequest) {
    const { name } = part
    const state = stateOf(name)
    const previous = values[name] ?? null
    const readAt = now()
    try {
      const value = await part.read(previous, request, values)
      Object.assign(state, { refreshedAt: new Date().toISOString(), readAt, failures: 0, error: null })
      // What says the same stays the same object.
      return { value: isDeepStrictEqual(value, previous) ? previous : value, isRead: true }
    } catch (error) {
      const cause = causeOf(error)
      const kept = previous === null ? 'nothing' : `the content of ${state.refreshedAt ?? 'an earlier run'}`
      if (state.failures === 0 || causeOf(state.error) !== cause)
        log('error', 'content.read-failed', { part: name, cause, kept })
      state.failures += 1
      state.error = error
      return { value: previous, isRead: false }
    }
  }

  return {
    /**
     * Reads parts; those of other services at once, the local ones in their order.
     * @returns all values, and the names of the parts that failed
     */
    async read(before: Values, request: ReadRequest): Promise<{ values: Values; failed: string[] }> {
      const asked = parts.filter(({ name }) => request.parts?.includes(name) ?? true)
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

    /** Whether a part that pages need failed at its last read. */
    isFailing: () => parts.some(({ name, isOptional }) => !isOptional && stateOf(name).failures > 0),

    /** The error of the first part that pages need, and that was never read. */
    failureOf(values: Values): unknown {
      const missing = parts.find(({ name, isOptional }) => !isOptional && values[name] === undefined)
      return missing ? stateOf(missing.name).error : null
    },

    /** When a part was last read in this process, and how often it has failed since; null before the first read. */
    status(name: string) {
      const { refreshedAt, readAt, failures } = stateOf(name)
      const ageSeconds = readAt === null ? null : Math.round((now() - readAt) / 1_000)
      return { refreshedAt, ageSeconds, failuresInARow: failures }
    },
  }
}

/** Logs rows that can't be shown, once when they appear and not on every refresh. */
export function logNewlySkipped(list: string, now: SkippedRow[], before: SkippedRow[] = []): void {
  const known = new Set(before.map((row) => JSON.stringify(row)))
  for (const row of now)
    if (!known.has(JSON.stringify(row)))
      log('warn', 'content.row-skipped', { list, ...row, kept: 'the other rows' })
}
