import { causeOf, log } from '../config/log'

/** Somewhere outside the process's memory where the last good value outlives a restart. */
export type ValueStore = {
  load: (name: string) => Promise<unknown>
  save: (name: string, value: unknown) => Promise<void>
}

/** What other instances of the site hold of the same value. */
export type SharedValues = {
  /** When another instance last changed it, in milliseconds; 0 when none did. */
  changedAt: (name: string) => number
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => void
}

export type ValueOptions<T> = {
  /** Unique; names the value in logs and on the shelf. */
  name: string
  /** Fetches a fresh value; throws when the answer is bad. It is handed the last good one, to compare with. */
  load: (previous: T | null, options: RefreshOptions) => Promise<T>
  shelf?: ValueStore
  shared?: SharedValues
  /** How long the value that is kept serves after a failure before the other side is asked again. */
  retryAfterMs?: number
  now?: () => number
}

/** How a value is doing. @param refreshedAt ISO time of the last good answer, null when none came in this run */
export type ValueStatus = { refreshedAt: string | null; ageSeconds: number | null; failuresInARow: number }

export type RefreshOptions = { allowEmpty?: boolean }

/** Unless the value says otherwise. */
export const RETRY_AFTER_MS = 5_000

/**
 * Holds the last good value of something that lives elsewhere. A failed refresh never replaces it: the failure
 * is logged, with what was kept, and the value goes on serving. Concurrent refreshes share one.
 */
export class StaleIfErrorValue<T> {
  private held: { value: T; at: number } | null = null
  private running: Promise<T> | null = null
  private quietUntil = 0
  private failures = 0

  constructor(private readonly options: ValueOptions<T>) {}

  /**
   * @param maxAgeMs the oldest value that is good enough without asking again
   * @throws what `load` threw, only when there is no earlier value at all
   */
  async get(maxAgeMs: number): Promise<T> {
    await this.adopt()
    if (this.held && (this.now() < this.quietUntil || this.isFresh(this.held.at, maxAgeMs)))
      return this.held.value
    try {
      return await this.refresh()
    } catch (error) {
      const kept = this.held ?? (await this.fromShelf())
      if (!kept) throw error
      return kept.value
    }
  }

  /** What is held if there is anything, refreshed behind the scenes when it is older than `maxAgeMs`. */
  async getStaleWhileRevalidate(maxAgeMs: number): Promise<T> {
    if (!this.held) return this.get(maxAgeMs)
    void this.get(maxAgeMs).catch(() => undefined) // a failure was logged by refresh
    return this.held.value
  }

  /** Whether there is a value to serve, from this run or an earlier one. */
  async isThere(): Promise<boolean> {
    return this.held !== null || (await this.fromShelf()) !== null
  }

  /** Asks the other side now. @throws what `load` threw; what was held before stays held */
  refresh(options: RefreshOptions = {}): Promise<T> {
    this.running ??= this.load(options).finally(() => {
      this.running = null
    })
    return this.running
  }

  /** Takes over what another instance has had since; does nothing when there is no such thing. */
  async adopt(): Promise<void> {
    const { name, shared } = this.options
    const at = shared?.changedAt(name) ?? 0
    if (!shared || at <= (this.held?.at ?? 0)) return
    const value = await shared.read(name)
    if (value === null || value === undefined || at <= (this.held?.at ?? 0)) return
    this.hold(value as T, at)
  }

  status(): ValueStatus {
    const at = this.held?.at
    return {
      refreshedAt: at ? new Date(at).toISOString() : null,
      ageSeconds: at ? Math.round((this.now() - at) / 1_000) : null,
      failuresInARow: this.failures,
    }
  }

  private async load(options: RefreshOptions): Promise<T> {
    const { name, load, shelf, shared } = this.options
    const previous = this.held ?? (await this.fromShelf())
    try {
      const value = await load(previous?.value ?? null, options)
      this.hold(value, this.now())
      shared?.write(name, value)
      await shelf?.save(name, value)
      return value
    } catch (error) {
      this.quietUntil = this.now() + (this.options.retryAfterMs ?? RETRY_AFTER_MS)
      this.failures += 1
      log('error', 'kept.refresh-failed', { name, cause: causeOf(error), kept: this.describe() })
      throw error
    }
  }

  /** Old enough to be asked for again is also what another instance has had since, and could not hand over. */
  private isFresh(at: number, maxAgeMs: number): boolean {
    const elsewhere = this.options.shared?.changedAt(this.options.name) ?? 0
    return this.now() - at < maxAgeMs && elsewhere <= at
  }

  private hold(value: T, at: number): void {
    this.held = { value, at }
    this.quietUntil = 0
    this.failures = 0
  }

  /** The value of an earlier run counts as old: it serves only while nothing fresher can be had. */
  private async fromShelf(): Promise<{ value: T; at: number } | null> {
    const value = await this.options.shelf?.load(this.options.name)
    if (value === undefined || value === null) return null
    this.held ??= { value: value as T, at: 0 }
    return this.held
  }

  private describe(): string {
    if (!this.held) return 'nothing'
    return this.held.at
      ? `the answer of ${new Date(this.held.at).toISOString()}`
      : 'the answer of an earlier run'
  }

  private now(): number {
    return this.options.now?.() ?? Date.now()
  }
}
