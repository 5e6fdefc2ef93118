/**
 * How long a lookup waits for a load before it goes on with what there is, in milliseconds: longer than a healthy
 * source takes, and short enough that a hanging one doesn't delay visitors.
 */
const PATIENCE_MS = 2_000

/** Resolves when something ends, in whatever way, or after two seconds. */
export async function patiently(
  running: Promise<unknown>,
  later: (ms: number, call: () => void) => void,
): Promise<void> {
  const tired = new Promise<void>((resolve) => later(PATIENCE_MS, resolve))
  await Promise.race([running.catch(() => undefined), tired])
}
