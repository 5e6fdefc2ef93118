/** Runs something one at a time, for all who want its outcome. */
export class SharedRun<T, Options extends object> {
  private running: Promise<T> | null = null
  private queued: { promise: Promise<T>; options: Options } | null = null

  /** @param merge what the options of two who share a run come to */
  constructor(
    private readonly run: (options: Options) => Promise<T>,
    private readonly merge: (mine: Options, theirs: Options) => Options,
  ) {}

  isRunning(): boolean {
    return this.running !== null
  }

  /** The outcome of the run that is under way, or of one that begins now. */
  join(options: Options): Promise<T> {
    return this.running ?? this.queued?.promise ?? this.start(options)
  }

  /** The outcome of a run that begins after this call: shared with all who wait for the same one to end. */
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
    if (!options) throw new Error('nobody waits for this run')
    return this.start(options)
  }

  private start(options: Options): Promise<T> {
    this.running = this.run(options).finally(() => {
      this.running = null
    })
    return this.running
  }
}
