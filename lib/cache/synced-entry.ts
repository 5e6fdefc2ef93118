import type { CacheContext } from './cache-context'
import type { CacheEntry, Freshness } from './freshness'
import { isProvisional, type StoredEntry } from './store'
import type { LoadStart, ValueOptions } from './value-options'
import { versionOf } from './version'

type Options<T> = Pick<ValueOptions<T>, 'name' | 'content'>
type Context = Pick<CacheContext, 'now' | 'load' | 'save' | 'latest'>

/** The newest entry of one value, in memory and in its stores: of two entries the one with the larger ticket wins. */
export class SyncedEntry<T> {
  current: CacheEntry<T> | null = null
  private restoring: Promise<void> | null = null

  /** @param onUpdate called whenever an entry arrives, from the source or from a store */
  constructor(
    private readonly options: Options<T>,
    private readonly context: Context,
    private readonly freshness: Pick<Freshness, 'ageOf'>,
    private readonly onUpdate: () => void,
  ) {}

  /** Loads the stored entry when there is none in memory, or when a peer is known to have a newer one. */
  restore(): Promise<void> {
    const { current } = this
    if (
      current &&
      (isProvisional(current.ticket) || this.context.latest(this.options.name) <= current.ticket)
    )
      return Promise.resolve()
    this.restoring ??= this.loadStored().finally(() => {
      this.restoring = null
    })
    return this.restoring
  }

  /** Sets the current entry to a loaded value, unless a newer one is there. @returns the current entry */
  add(value: T, start: LoadStart): CacheEntry<T> {
    const { content } = this.options
    return this.put({ value, version: versionOf(content ? content(value) : value), ...start })
  }

  save(entry: CacheEntry<T>): Promise<void> {
    return this.context.save(this.options.name, { ...entry, ageMs: this.freshness.ageOf(entry) })
  }

  private put(entry: CacheEntry<T>): CacheEntry<T> {
    const { current } = this
    this.current = current && current.ticket > entry.ticket ? current : entry
    this.onUpdate()
    return this.current
  }

  private async loadStored(): Promise<void> {
    const stored = await this.context.load(this.options.name)
    if (!stored || (this.current && stored.ticket <= this.current.ticket)) return
    this.put(this.fromStored(stored))
  }

  private fromStored({ value, version, ticket, ageMs }: StoredEntry): CacheEntry<T> {
    return { value: value as T, version, ticket, at: this.context.now() - ageMs }
  }
}
