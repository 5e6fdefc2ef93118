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
