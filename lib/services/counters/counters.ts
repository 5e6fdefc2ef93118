import 'server-only'
import { randomUUID } from 'node:crypto'
import { causeOf, log } from '../../config/log'
import type { Count } from './count'
import { createPending } from './pending'
import type { Batch, CountersStore } from './store'

const FLUSH_MS = 5_000

export type Counters = {
  count(count: Count): void
  /**
   * Stores the pending counts, and opens the store if necessary. Never throws: counts that can't be stored are retried
   * later.
   */
  flush(): Promise<void>
  /** The same just before the process ends, without waiting for the store. */
  flushNow(): void
  /** @throws Error while the store can't be read */
  read(days: string[]): Promise<Count[]>
}

/**
 * Creates counters that count in memory, and store the accumulated counts about every five seconds, because each write
 * costs as much as hundreds of reports. A failing store doesn't affect visitors: the failure is logged once, and the
 * batch is retried.
 */
export function createCounters(openStore: () => Promise<CountersStore>): Counters {
  const pending = createPending()
  let opening: Promise<CountersStore> | null = null
  let store: CountersStore | null = null
  /** The batch that is being stored, or that could not be stored: it is retried under the same id. */
  let batch: Batch | null = null
  let timer: NodeJS.Timeout | null = null
  let isFlushing = false
  let hasFailed = false

  async function opened(): Promise<CountersStore> {
    opening ??= openStore()
    try {
      store = await opening
      return store
    } catch (error) {
      opening = null
      throw error
    }
  }

  const nextBatch = () => (batch ??= pending.isEmpty() ? null : { id: randomUUID(), counts: pending.take() })

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = null
      void flush()
    }, FLUSH_MS).unref()
  }

  async function flush(): Promise<void> {
    if (isFlushing) return
    isFlushing = true
    try {
      const current = nextBatch()
      const target = await opened()
      if (current) await target.add(current)
      batch = null
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log('error', 'counters.not-stored', { cause: causeOf(error) })
      hasFailed = true
    } finally {
      isFlushing = false
      if (batch || !pending.isEmpty()) schedule()
    }
  }

  function flushNow(): void {
    for (let current = nextBatch(); store && current; current = nextBatch()) {
      try {
        void Promise.resolve(store.add(current)).catch(() => undefined)
      } catch {
        return // not logged here: nothing can be done while the process ends
      }
      batch = null
    }
  }

  return {
    count(one) {
      pending.add(one)
      schedule()
    },
    flush,
    flushNow,
    read: async (days) => (await opened()).read(days),
  }
}
