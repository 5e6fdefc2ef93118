import 'server-only'

export type Worker = {
  /** Works at once, or once more after the round under way. */
  wake: () => void
  /** Ends after the round under way, which it asks to hurry when that takes longer. */
  stop: (patienceMs: number) => Promise<void>
}

type Options = {
  /** One after the other. @param signal asks to hurry @returns milliseconds until the next; it doesn't throw */
  round: (signal: AbortSignal, isStopping: () => boolean) => Promise<number>
  /** Runs a callback after a delay, on a timer that doesn't keep the process alive. */
  later?: (ms: number, call: () => void) => void
}

/** Runs rounds of work one at a time: when woken, and when the last one said. */
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
      // An earlier timer was for a round that came before its time.
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
