/**
 * Creates a function that computes its result once for each object that it is given. For what is never changed, but
 * replaced as a whole, such as the list of articles.
 */
export function onceFor<Given extends object, Result>(
  compute: (given: Given) => Result,
): (given: Given) => Result {
  const results = new WeakMap<Given, { result: Result }>()
  return (given) => {
    const known = results.get(given) ?? { result: compute(given) }
    results.set(given, known)
    return known.result
  }
}

/** Returns the value that {@link processWide} has created under a name, if any. */
export function findProcessWide(name: string): unknown {
  return (globalThis as { [key: symbol]: unknown })[Symbol.for(`portfolio.${name}`)]
}

/**
 * Returns a singleton of the process, created on first use. Next bundles pages and route handlers separately, so that a
 * module-level variable would exist twice; shared values are stored on `globalThis` under a unique name.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`portfolio.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return (shared[key] ??= create())
}
