import { causeOf, log } from '../site/log'
import type { Part, ReadOptions, Values } from './part'

/** An optional part that failed is read again after this time, however rarely it is read otherwise. */
const RETRY_MS = 60_000

/** What to read. @param names of parts @param allowEmpty names of lists that may be empty suddenly */
export type ReadRequest = {
  names: ReadonlySet<string>
  articles?: readonly string[]
  allowEmpty?: ReadonlySet<string>
}

/** @param refreshedAt ISO time of the last successful read in this process, null when there was none */
export type PartStatus = { refreshedAt: string | null; ageSeconds: number | null; failuresInARow: number }

type State = {
  refreshedAt: string | null
  readAt: number | null
  triedAt: number | null
  failures: number
  error: unknown
}

export type PartReader = ReturnType<typeof createPartReader>

/**
 * Creates the reader of the parts. A part that fails keeps its last good value; the cause is logged once, until it is
 * another one or the part was well in between.
 * @param now monotonic milliseconds
 */
export function createPartReader(parts: readonly Part[], now: () => number) {
  const states = new Map<string, State>(
    parts.map(({ name }) => [
      name,
      { refreshedAt: null, readAt: null, triedAt: null, failures: 0, error: null },
    ]),
  )
  const stateOf = (name: string) => states.get(name) as State

  /** @returns the value, and whether it could be read now */
  async function readOne(part: Part, values: Values, request: ReadRequest) {
    const { name } = part
    const state = stateOf(name)
    const previous = values[name] ?? null
    const startedAt = now()
    state.triedAt = startedAt
    const options: ReadOptions = {
      allowEmpty: request.allowEmpty?.has(name) ?? false,
      articles: request.articles,
    }
    try {
      const value = await part.read(previous, options, values)
      Object.assign(state, {
        refreshedAt: new Date().toISOString(),
        readAt: startedAt,
        failures: 0,
        error: null,
      })
      return { value: isSame(part, value, previous) ? previous : value, isRead: true }
    } catch (error) {
      if (state.failures === 0 || causeOf(state.error) !== causeOf(error))
        log('error', 'content.read-failed', {
          part: name,
          cause: causeOf(error),
          kept: keptOf(state, previous),
        })
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
      const asked = parts.filter(({ name }) => request.names.has(name))
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
    failureOf: (values: Values): unknown =>
      parts.flatMap(({ name, isOptional }) =>
        !isOptional && values[name] === undefined ? [stateOf(name).error] : [],
      )[0] ?? null,

    status(name: string): PartStatus {
      const { refreshedAt, readAt, failures } = stateOf(name)
      const ageSeconds = readAt === null ? null : Math.round((now() - readAt) / 1_000)
      return { refreshedAt, ageSeconds, failuresInARow: failures }
    },
  }
}

/** Whether a value says the same as before. Parts that combine changes tell by themselves. */
function isSame(part: Part, value: unknown, previous: unknown): boolean {
  if (value === previous || part.merge) return value === previous
  return previous !== null && JSON.stringify(value) === JSON.stringify(previous)
}
