/** Runs an asynchronous function at most once at a time; concurrent callers share the result. */
export class SingleFlight<T, Options extends object> {
  private running: Promise<T> | null = null
  private queued: { promise: Promise<T>; options: Options } | null = null

  /** @param merge combines the options of callers that share a queued run */
  constructor(
    private readonly run: (options: Options) => Promise<T>,
    private readonly merge: (mine: Options, theirs: Options) => Options,
  ) {}

  isRunning(): boolean {
    return this.running !== null
  }

  /** Returns the result of the current run, or of the queued one; starts a run when there is neither. */
  join(options: Options): Promise<T> {
    return this.running ?? this.queued?.promise ?? this.start(options)
  }

  /**
   * Returns the result of a run that starts after this call. Calls made during a run share the one queued behind it.
   */
  next(options: Options): Promise<T> {
    if (!this.running && !this.queued) return this.start(options)
    if (this.queued) this.queued.options = this.merge(this.queued.options, options)
    else this.queued = { promise: this.afterRunning(), options }
    return this.queued.promise
  }

  private async afterRunning(): Promise<T> {
    while (this.running) await this.running.catch(() => undefined)
    const options = this.queued?.options
    this.queued = null
    if (!options) throw new Error('a queued run has no options')
    return this.start(options)
  }

  private start(options: Options): Promise<T> {
    this.running = this.run(options).finally(() => {
      this.running = null
    })
    return this.running
  }
}
