import type { CacheContext } from './cache-context'
import { isProvisional } from './store'
import type { LoadStart, ValueOptions } from './value-options'

/** A cached value: `version` identifies its content; `ticket` and `at` tell when its load began. */
export type CacheEntry<T> = LoadStart & { value: T; version: string }

type State = Pick<CacheEntry<unknown>, 'ticket' | 'at' | 'version'>
type Options = Pick<ValueOptions<never>, 'name' | 'group' | 'reportedVersion'>
type Context = Pick<CacheContext, 'now' | 'latest' | 'invalidatedAt' | 'isConnected'>

/** Creates the freshness rules of one value: its age, and the conditions that make it stale whatever its age. */
export function createFreshness({ name, group, reportedVersion }: Options, context: Context) {
  /**
   * Whether an entry has to be loaded again whatever its age: it was loaded while the cluster was unreachable, and the
   * cluster is reachable again; its group was invalidated after the load; a peer has a newer value that could not be
   * read; or another value reports a different version.
   */
  function isOutdated({ ticket, version }: State): boolean {
    if (isProvisional(ticket) && context.isConnected()) return true
    const required = Math.max(context.latest(name), group ? context.invalidatedAt(group) : 0)
    const reported = reportedVersion?.()
    if (!reported || reported.ticket < ticket) return ticket < required
    return reported.version !== version || reported.ticket < required
  }

  /**
   * Milliseconds since the value was last known to be current: since its load, or since a report of the same version.
   */
  function ageOf({ at, version }: State): number {
    const reported = reportedVersion?.()
    return context.now() - (reported?.version === version ? Math.max(at, reported.at) : at)
  }

  return {
    isOutdated,
    ageOf,
    isFresh: (entry: State, maxAgeMs: number) => ageOf(entry) < maxAgeMs && !isOutdated(entry),
  }
}

export type Freshness = ReturnType<typeof createFreshness>
