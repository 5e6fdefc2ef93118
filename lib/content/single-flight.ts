/**
 * Creates a function that runs at most once at a time. What is asked for during a run is shared by the one run behind it,
 * so that callers always wait for a run that began after their call, however many they are.
 * @param run does what all of its callers have asked for
 */
export function createSingleFlight<Asked>(
  run: (asked: readonly Asked[]) => Promise<void>,
): (asked: Asked) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: { asked: Asked[]; run: Promise<void> } | null = null
  return (one) => {
    if (waiting) {
      waiting.asked.push(one)
      return waiting.run
    }
    const asked = [one]
    const next = last.then(() => {
      waiting = null
      return run(asked)
    })
    waiting = { asked, run: next }
    last = next.catch(() => undefined)
    return next
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
