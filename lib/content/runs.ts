/**
 * Returns a function that runs another one, at most once at a time. It resolves with a run that begins after the call:
 * calls during a run share the one behind it.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let queued: Promise<void> | null = null
  return function next(): Promise<void> {
    if (!running) return (running = run().finally(() => (running = null)))
    queued ??= running
      .catch(() => undefined) // the error of those who wait for that run
      .then(() => {
        queued = null
        return next()
      })
    return queued
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
