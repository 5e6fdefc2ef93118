import 'server-only'

export type Worker = {
  /** Starts a round at once, or another one after the current round. */
  wake: () => void
  /** Stops after the current round; asks it to hurry when it takes longer than `patienceMs`. */
  stop: (patienceMs: number) => Promise<void>
}

type Options = {
  /**
   * Does a round of work; rounds don't overlap, and a round doesn't throw.
   * @param signal asks to hurry
   * @returns milliseconds until the next round
   */
  round: (signal: AbortSignal, isStopping: () => boolean) => Promise<number>
  /** Runs a callback after a delay, on a timer that doesn't keep the process alive. */
  later?: (ms: number, call: () => void) => void
}

/**
 * Creates a worker that runs rounds of work one at a time: when woken, and after the delay that the last round
 * returned.
 */
export function createWorker({ round, later = unrefTimer }: Options): Worker {
  const hurry = new AbortController()
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopping = false
  let latest = 0

  async function run(): Promise<void> {
    let nextMs = 0
    while (isWoken && !isStopping) {
      isWoken = false
      nextMs = await round(hurry.signal, () => isStopping)
    }
    running = null
    if (isStopping) return
    latest += 1
    const mine = latest
    later(nextMs, () => {
      // Ignores the timer of an earlier round when another round has run since.
      if (mine === latest) wake()
    })
  }

  function wake(): void {
    isWoken = true
    if (!isStopping) running ??= run()
  }

  async function stop(patienceMs: number): Promise<void> {
    isStopping = true
    const impatient = setTimeout(() => hurry.abort(), patienceMs)
    await running
    clearTimeout(impatient)
  }

  return { wake, stop }
}

const unrefTimer = (ms: number, call: () => void): void => void setTimeout(call, ms).unref()
