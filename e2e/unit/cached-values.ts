import { CachedValue } from '../../lib/cache/cached-value'
import type { CacheContext } from '../../lib/cache/cache-context'
import type { ValueOptions } from '../../lib/cache/value-options'

/** A cache context for tests: its clock advances and its timers fire only when the test says so. */
export function aWorld(over: Partial<CacheContext> = {}) {
  const world = { time: 0, timers: [] as { at: number; call: () => void }[], saved: [] as unknown[] }
  let ticket = 0
  const context: CacheContext = {
    now: () => world.time,
    nextTicket: async () => (ticket += 1),
    load: async () => null,
    save: async (_name, entry) => void world.saved.push(entry),
    latest: () => 0,
    invalidatedAt: () => 0,
    isConnected: () => false,
    later: (ms, call) => void world.timers.push({ at: world.time + ms, call }),
    ...over,
  }
  const value = <T>(options: Partial<ValueOptions<T>> & Pick<ValueOptions<T>, 'load'>) =>
    new CachedValue<T>({ name: 'x', ...options }, context)
  return { world, value }
}

/** A source whose responses the test controls. */
export function aSlowSource() {
  const questions: { answer: (value: string) => void; fail: () => void }[] = []
  const load = jest.fn(
    () =>
      new Promise<string>((answer, fail) => {
        questions.push({ answer, fail: () => fail(new Error('down')) })
      }),
  )
  return { load, questions }
}

/** Lets pending promises settle. */
export const settled = () => new Promise((resolve) => setImmediate(resolve))
