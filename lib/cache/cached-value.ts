import { causeOf, log } from '../config/log'
import { Failures } from './failures'
import { SharedRun } from './shared-run'
import { isProvisional, type StoredEntry } from './store'
import type { Surroundings } from './surroundings'
import { versionOf } from './version'

export type RefreshOptions = { allowEmpty?: boolean }

/** When a reading began: its ticket, and monotonic milliseconds. */
export type Moment = { ticket: number; at: number }

export type ValueOptions<T> = {
  /** Unique; names the value in logs, in stores and in the tags of pages. */
  name: string
  /** Fetches the value; throws when the answer is bad. It is handed the last good one, to compare with. */
  load: (previous: T | null, options: RefreshOptions, moment: Moment) => Promise<T>
  /** An order for this group concerns the value too: what was read before it is not good enough. */
  group?: string
  /** What another value says of this one: the version that it had when the other one was read; null when nothing. */
  vouched?: () => (Moment & { version: string }) | null
  /** The part of the value that makes it another one for pages; all of it unless given. */
  content?: (value: T) => unknown
  /** Asks again by itself after a failure, with growing waits, so that the status is true without visitors. */
  retries?: boolean
  /** Reading costs next to nothing: a page's version is compared with it even when nothing is held yet. */
  cheap?: boolean
  /** Age at which it is read again while pages that show it are answered, whether or not one is made anew. */
  followMs?: number
  /** Whether the time has come at which this value is another one, however young it is. */
  isDue?: (value: T) => boolean
}

/** What a reader gets. @param ageMs milliseconds since its reading began, Infinity when an earlier process read it */
export type Reading<T> = { value: T; version: string; ageMs: number }

/** @param refreshedAt ISO time of the last good answer in this process, null when there was none */
export type ValueStatus = { refreshedAt: string | null; ageSeconds: number | null; failuresInARow: number }

type Held<T> = { value: T; version: string; ticket: number; at: number }

/**
 * The last good value of something that lives elsewhere (stale-if-error): a failed refresh never replaces it, it is
 * logged with what was kept. Concurrent readers share one reading; an order starts one of its own, because a reading
 * that is under way may have begun before the edit that the order is about.
 */
export class CachedValue<T> {
  private held: Held<T> | null = null
  private readonly readings = new SharedRun<Held<T>, RefreshOptions>(
    (options) => this.load(options),
    (mine, theirs) => ({ allowEmpty: mine.allowEmpty || theirs.allowEmpty }),
  )
  private restoring: Promise<void> | null = null
  private readonly failures: Failures
  private refreshedAt: string | null = null

  constructor(
    private readonly options: ValueOptions<T>,
    private readonly around: Surroundings,
  ) {
    const retry = () => {
      if (!this.readings.isRunning()) void this.refresh().catch(() => undefined)
    }
    this.failures = new Failures({ ...around, retry: options.retries ? retry : null })
  }

  /**
   * @param maxAgeMs the oldest value that is good enough without asking again
   * @throws what `load` threw, only when there is no earlier value at all; also for a moment after a failure, in which the
   *   other side is left alone
   */
  async read(maxAgeMs: number): Promise<Reading<T>> {
    await this.restore()
    if (this.held && (this.failures.isQuiet() || this.isGoodEnough(this.held, maxAgeMs)))
      return this.reading(this.held)
    if (!this.held && this.failures.isQuiet() && !this.readings.isRunning()) throw this.failures.last
    try {
      return this.reading(await this.readAgain())
    } catch (error) {
      if (!this.held) throw error
      return this.reading(this.held)
    }
  }

  /** What is held if there is anything (stale-while-revalidate): read again in the background when it is too old. */
  async readStale(maxAgeMs: number): Promise<Reading<T>> {
    await this.restore()
    if (!this.held) return this.read(maxAgeMs)
    const stale = this.held
    void this.read(maxAgeMs).catch(() => undefined) // a failure was logged
    return this.reading(stale)
  }

  /**
   * An order: reads now, and answers with data whose reading began after the call. Orders that wait for the same
   * reading share the next one.
   * @throws what `load` threw; what was held before stays held
   */
  async refresh(options: RefreshOptions = {}): Promise<Reading<T>> {
    return this.reading(await this.readings.next(options))
  }

  /**
   * The version that a page has to show: the one that is held, after taking over what another instance has read or
   * reading what an order demands.
   * @returns null when nothing is known: then a page that exists is as good as any
   */
  async currentVersion(): Promise<string | null> {
    await this.restore()
    if (!this.held && !this.options.cheap) return null
    if (!this.held || (this.isOutdated(this.held) && !this.failures.isQuiet()))
      return this.readAgain().then(
        ({ version }) => version,
        () => this.held?.version ?? null,
      )
    // Nobody waits for what is read again because of the time alone: who asks next finds it.
    const { followMs = Infinity } = this.options
    if (!this.isYoung(this.held, followMs)) void this.read(followMs).catch(() => undefined)
    return this.held.version
  }

  /** Takes a value over that another reading came upon, unless something later is held. */
  async offer(value: T, moment: Moment): Promise<void> {
    await this.restore()
    const version = this.versionFor(value)
    const before = this.held?.version
    const held = this.hold({ value, version, ...moment })
    if (held.version !== before) await this.save(held)
  }

  /** Whether there is a value to serve, from this run or an earlier one. */
  async isThere(): Promise<boolean> {
    await this.restore()
    return this.held !== null
  }

  /** What is held in memory now, and when it was read; asks nobody. */
  peek(): (Moment & { value: T }) | null {
    return this.held
  }

  /** Takes over what a store holds, where nothing is held yet or another instance has something later. */
  restore(): Promise<void> {
    const { held } = this
    if (held && (isProvisional(held.ticket) || this.around.latest(this.options.name) <= held.ticket))
      return Promise.resolve()
    this.restoring ??= this.adopt().finally(() => {
      this.restoring = null
    })
    return this.restoring
  }

  /**
   * After the other instances can be reached again: what was read without them is read once more, for all of them, and
   * what the store between them has lost is written again.
   * @param onServer the ticket of what that store has under a name
   */
  async reconcile(onServer: (name: string) => number): Promise<void> {
    await this.restore()
    const { held } = this
    if (!held) return
    if (isProvisional(held.ticket)) await this.refresh().catch(() => undefined)
    else if (held.ticket > onServer(this.options.name)) await this.save(held)
  }

  status(): ValueStatus {
    const ageMs = this.held ? this.ageOf(this.held) : Infinity
    return {
      refreshedAt: this.refreshedAt,
      ageSeconds: Number.isFinite(ageMs) ? Math.round(ageMs / 1_000) : null,
      failuresInARow: this.failures.count,
    }
  }

  private async readAgain(): Promise<Held<T>> {
    const held = await this.readings.join({})
    return this.isOutdated(held) ? this.readings.next({}) : held
  }

  private async load(options: RefreshOptions): Promise<Held<T>> {
    const { load } = this.options
    // What a store holds comes first: the ticket that is drawn then is larger than its own.
    await this.restore()
    const at = this.around.now()
    const ticket = await this.around.nextTicket()
    try {
      const value = await load(this.held?.value ?? null, options, { ticket, at })
      const held = this.hold({ value, version: this.versionFor(value), ticket, at })
      this.refreshedAt = new Date().toISOString()
      await this.save(held)
      return held
    } catch (error) {
      this.failed(error)
      throw error
    }
  }

  private versionFor(value: T): string {
    const { content } = this.options
    return versionOf(content ? content(value) : value)
  }

  private save(held: Held<T>): Promise<void> {
    return this.around.save(this.options.name, { ...held, ageMs: this.ageOf(held) })
  }

  private failed(error: unknown): void {
    const isTold =
      this.options.cheap && this.failures.count > 0 && causeOf(this.failures.last) === causeOf(error)
    this.failures.add(error)
    if (isTold) return // a file that is broken is tried often, and says the same each time
    log('error', 'cache.refresh-failed', {
      name: this.options.name,
      cause: causeOf(error),
      kept: this.kept(),
    })
  }

  private kept(): string {
    if (!this.held) return 'nothing'
    const ageMs = this.ageOf(this.held)
    return Number.isFinite(ageMs)
      ? `the answer of ${Math.round(ageMs / 1_000)} s ago`
      : 'the answer of an earlier run'
  }

  private async adopt(): Promise<void> {
    const found = await this.around.load(this.options.name)
    if (!found || (this.held && found.ticket <= this.held.ticket)) return
    this.hold(this.asHeld(found))
  }

  private asHeld({ value, version, ticket, ageMs }: StoredEntry): Held<T> {
    return { value: value as T, version, ticket, at: this.around.now() - ageMs }
  }

  /** Keeps the later of what is held and what was read. */
  private hold(read: Held<T>): Held<T> {
    const { held } = this
    this.held = held && held.ticket > read.ticket ? held : read
    this.failures.reset()
    return this.held
  }

  private isGoodEnough(held: Held<T>, maxAgeMs: number): boolean {
    return this.isYoung(held, maxAgeMs) && !this.isOutdated(held)
  }

  private isYoung(held: Held<T>, maxAgeMs: number): boolean {
    return this.ageOf(held) < maxAgeMs && !this.options.isDue?.(held.value)
  }

  /**
   * An order demands something later, another value tells of another version, or another instance has something later that
   * could not be loaded.
   */
  private isOutdated({ ticket, version }: Held<T>): boolean {
    const { name, group, vouched } = this.options
    if (isProvisional(ticket) && this.around.isConnected()) return true
    const required = Math.max(this.around.latest(name), group ? this.around.orderedAt(group) : 0)
    const told = vouched?.()
    if (!told || told.ticket < ticket) return ticket < required
    return told.version !== version || told.ticket < required
  }

  /** A value is as young as what says that it has not changed. */
  private ageOf({ at, version }: Held<T>): number {
    const told = this.options.vouched?.()
    return this.around.now() - (told?.version === version ? Math.max(at, told.at) : at)
  }

  private reading(held: Held<T>): Reading<T> {
    return { value: held.value, version: held.version, ageMs: this.ageOf(held) }
  }
}
