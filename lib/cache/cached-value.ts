import { Backoff } from './backoff'
import type { CacheContext } from './cache-context'
import { type CacheEntry, createFreshness, type Freshness } from './freshness'
import { withPatience } from './patience'
import { isProvisional } from './store'
import { SyncedEntry } from './synced-entry'
import { ValueLoader } from './value-loader'
import type { LoadStart, Reading, RefreshOptions, ValueOptions, ValueStatus } from './value-options'

/**
 * A stale-if-error value: the last good one is served until a load from the source succeeds; a failed load is logged and
 * changes nothing. Concurrent readers share one load. An explicit refresh starts its own, because a load that is already
 * running may have begun before the edit that caused the refresh.
 */
export class CachedValue<T> {
  private readonly entry: SyncedEntry<T>
  private readonly freshness: Freshness
  private readonly backoff: Backoff
  private readonly loader: ValueLoader<T>

  constructor(
    private readonly options: ValueOptions<T>,
    private readonly context: CacheContext,
  ) {
    const retry = () => {
      if (!this.loader.isLoading()) void this.refresh().catch(() => undefined)
    }
    this.backoff = new Backoff({ ...context, retry: options.retries ? retry : null })
    this.freshness = createFreshness(options, context)
    this.entry = new SyncedEntry(options, context, this.freshness, () => this.backoff.reset())
    this.loader = new ValueLoader(options, context, {
      entry: this.entry,
      freshness: this.freshness,
      backoff: this.backoff,
    })
  }

  /**
   * Returns the value, loaded first when the cached one is stale. If the load takes too long, returns the cached value;
   * pages rendered from it are rendered again once the load has produced another version.
   * @param maxAgeMs age from which the cached value is stale
   * @throws the error of `load` when nothing is cached; shortly after a failure the same error, without another load
   */
  async read(maxAgeMs: number): Promise<Reading<T>> {
    await this.entry.restore()
    const { current } = this.entry
    if (current && (this.backoff.isActive() || this.isFresh(current, maxAgeMs)))
      return this.readingOf(current)
    if (!current && this.backoff.isActive() && !this.loader.isLoading()) throw this.backoff.last
    return this.readingOf(await this.loaded())
  }

  /**
   * Stale-while-revalidate: returns the cached value at once, and reloads it in the background when it is stale. Waits
   * for a load only when nothing is cached.
   */
  async readStale(maxAgeMs: number): Promise<Reading<T>> {
    await this.entry.restore()
    const stale = this.entry.current
    if (!stale) return this.read(maxAgeMs)
    void this.read(maxAgeMs).catch(() => undefined) // the failed load was logged
    return this.readingOf(stale)
  }

  /**
   * Loads the value now; the load begins after the call. Calls made during a load share the next one.
   * @throws the error of `load`; the cached value remains
   */
  async refresh(options: RefreshOptions = {}): Promise<Reading<T>> {
    return this.readingOf(await this.loader.next(options))
  }

  /**
   * Returns the version that pages must have been rendered from. Restores a peer's newer value, or loads an outdated
   * one, first.
   * @returns null when nothing is cached: any rendered page is then accepted
   */
  async currentVersion(): Promise<string | null> {
    await this.entry.restore()
    const { current } = this.entry
    if (!current && !this.options.cheap) return null
    if (!current || (this.freshness.isOutdated(current) && !this.backoff.isActive()))
      return this.loaded().then(
        ({ version }) => version,
        () => null, // the failed load was logged
      )
    // A load that only elapsed time requires runs in the background: the next request gets its result.
    const { followMs = Infinity } = this.options
    if (this.isDue(current) || this.freshness.ageOf(current) >= followMs)
      void this.read(followMs).catch(() => undefined)
    return current.version
  }

  /** Caches a value that another value's load delivered, unless a newer one is cached. */
  async offer(value: T, start: LoadStart): Promise<void> {
    await this.entry.restore()
    const before = this.entry.current?.version
    const current = this.entry.add(value, start)
    if (current.version !== before) await this.entry.save(current)
  }

  /** Whether a value is cached, in memory or in a store. */
  async isCached(): Promise<boolean> {
    await this.entry.restore()
    return this.entry.current !== null
  }

  /** The value in memory, without restoring or loading. */
  peek(): (LoadStart & { value: T }) | null {
    return this.entry.current
  }

  /** Loads the stored entry when there is none in memory, or when a peer is known to have a newer one. */
  restore(): Promise<void> {
    return this.entry.restore()
  }

  /**
   * Called after reconnecting to the cluster. Reloads a value that was loaded while disconnected, so that its ticket is
   * valid on all instances; saves an entry again that the shared store lost.
   * @param onServer ticket of the shared store's entry under a name
   */
  async reconcile(onServer: (name: string) => number): Promise<void> {
    await this.entry.restore()
    const { current } = this.entry
    if (!current) return
    if (isProvisional(current.ticket)) await this.refresh().catch(() => undefined)
    else if (current.ticket > onServer(this.options.name)) await this.entry.save(current)
  }

  status(): ValueStatus {
    const { current } = this.entry
    const ageMs = current ? this.freshness.ageOf(current) : Infinity
    return {
      refreshedAt: this.loader.refreshedAt,
      ageSeconds: Number.isFinite(ageMs) ? Math.round(ageMs / 1_000) : null,
      failuresInARow: this.backoff.count,
    }
  }

  /**
   * Returns the result of the running load, or of a new one; the cached value if the load fails or takes too long.
   * @throws the error of `load` when nothing is cached
   */
  private async loaded(): Promise<CacheEntry<T>> {
    const loading = this.loader.join().catch((error: unknown) => {
      if (!this.entry.current) throw error
      return this.entry.current
    })
    return withPatience(loading, {
      lastGood: () => this.entry.current,
      runningMs: this.loader.runningMs(),
      hasFailed: this.backoff.count > 0,
      later: this.context.later,
    })
  }

  private isFresh(entry: CacheEntry<T>, maxAgeMs: number): boolean {
    return this.freshness.isFresh(entry, maxAgeMs) && !this.isDue(entry)
  }

  private isDue({ value }: CacheEntry<T>): boolean {
    return this.options.isDue?.(value) ?? false
  }

  private readingOf(entry: CacheEntry<T>): Reading<T> {
    return { value: entry.value, version: entry.version, ageMs: this.freshness.ageOf(entry) }
  }
}
