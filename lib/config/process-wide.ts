/** What {@link processWide} has made under a name, if it has. */
export function findProcessWide(name: string): unknown {
  return (globalThis as { [key: symbol]: unknown })[Symbol.for(`portfolio.${name}`)]
}

/**
 * A singleton of the process. Next bundles pages and route handlers separately, so that a module-level variable would
 * exist twice; shared values are stored on `globalThis` under a unique name.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`portfolio.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return (shared[key] ??= create())
}
