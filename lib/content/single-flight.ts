/** Runs an asynchronous function at most once at a time; concurrent callers share the result. */
export class SingleFlight<Options extends object> {
  private running: Promise<void> | null = null
  private queued: { promise: Promise<void>; options: Options } | null = null

  /** @param merge combines the options of callers that share a queued run */
  constructor(
    private readonly run: (options: Options) => Promise<void>,
    private readonly merge: (mine: Options, theirs: Options) => Options,
  ) {}

  isRunning(): boolean {
    return this.running !== null
  }

  /** Resolves with the current run, or with the queued one; starts a run when there is neither. */
  join(options: Options): Promise<void> {
    return this.running ?? this.queued?.promise ?? this.start(options)
  }

  /** Resolves with a run that starts after this call. Calls made during a run share the one queued behind it. */
  next(options: Options): Promise<void> {
    if (!this.running && !this.queued) return this.start(options)
    if (this.queued) this.queued.options = this.merge(this.queued.options, options)
    else this.queued = { promise: this.afterRunning(options), options }
    return this.queued.promise
  }

  private async afterRunning(first: Options): Promise<void> {
    while (this.running) await this.running.catch(() => undefined)
    const options = this.queued?.options ?? first
    this.queued = null
    return this.start(options)
  }

  private start(options: Options): Promise<void> {
    this.running = this.run(options).finally(() => {
      this.running = null
    })
    return this.running
  }
}

/** Calls back after a time, in milliseconds. */
export type Later = (ms: number, call: () => void) => void

/** A timer that doesn't keep the process alive. */
export const laterUnref: Later = (ms, call) => void setTimeout(call, ms).unref()

/**
 * How long a lookup waits for a load before it goes on with what there is, in milliseconds: longer than a healthy
 * source takes, and short enough that a hanging one doesn't delay visitors.
 */
const PATIENCE_MS = 2_000

/** Resolves when something ends, in whatever way, or after two seconds. */
export async function patiently(running: Promise<unknown>, later: Later): Promise<void> {
  const tired = new Promise<void>((resolve) => later(PATIENCE_MS, resolve))
  await Promise.race([running.catch(() => undefined), tired])
}
