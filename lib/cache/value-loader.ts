import { causeOf } from '../config/log'
import type { Backoff } from './backoff'
import type { CacheContext } from './cache-context'
import type { CacheEntry, Freshness } from './freshness'
import { logFailedLoad } from './log-failure'
import { SingleFlight } from './single-flight'
import type { SyncedEntry } from './synced-entry'
import type { RefreshOptions, ValueOptions } from './value-options'

type Options<T> = Pick<ValueOptions<T>, 'name' | 'load' | 'cheap'>
type Context = Pick<CacheContext, 'now' | 'nextTicket'>
type State<T> = { entry: SyncedEntry<T>; freshness: Freshness; backoff: Backoff }

/** Loads one value from its source, one load at a time, and stores the result; failures are logged and counted. */
export class ValueLoader<T> {
  /** ISO time of the last successful load; null when there was none. */
  refreshedAt: string | null = null
  /** When the last load began. */
  private startedAt = 0
  private readonly loads = new SingleFlight<CacheEntry<T>, RefreshOptions>(
    (options) => this.load(options),
    (mine, theirs) => ({ allowEmpty: mine.allowEmpty || theirs.allowEmpty }),
  )

  constructor(
    private readonly options: Options<T>,
    private readonly context: Context,
    private readonly state: State<T>,
  ) {}

  isLoading(): boolean {
    return this.loads.isRunning()
  }

  /** Milliseconds since the running load began; 0 when there is none. */
  runningMs(): number {
    return this.isLoading() ? this.context.now() - this.startedAt : 0
  }

  /** Joins the running load, or starts one; loads once more when the result is already outdated. */
  async join(): Promise<CacheEntry<T>> {
    const loaded = await this.loads.join({})
    return this.state.freshness.isOutdated(loaded) ? this.loads.next({}) : loaded
  }

  /** A load that begins after the call; see {@link SingleFlight.next}. */
  next(options: RefreshOptions): Promise<CacheEntry<T>> {
    return this.loads.next(options)
  }

  private async load(options: RefreshOptions): Promise<CacheEntry<T>> {
    this.startedAt = this.context.now()
    const { entry, backoff, freshness } = this.state
    // Restored first, so that the next ticket is larger than that of the stored entry.
    await entry.restore()
    const at = this.context.now()
    const ticket = await this.context.nextTicket()
    try {
      const value = await this.options.load(entry.current?.value ?? null, options, { ticket, at })
      const current = entry.add(value, { ticket, at })
      this.refreshedAt = new Date().toISOString()
      await entry.save(current)
      return current
    } catch (error) {
      // A broken file is retried often and fails for the same cause, which is logged once.
      const isLogged = this.options.cheap && backoff.count > 0 && causeOf(backoff.last) === causeOf(error)
      backoff.add(error)
      if (!isLogged) logFailedLoad(this.options.name, error, entry.current && freshness.ageOf(entry.current))
      throw error
    }
  }
}
