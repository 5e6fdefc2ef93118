/**
 * One value for the whole process. Next bundles pages and route handlers apart, so that a module-level
 * variable would exist twice; what has to be shared lives on `globalThis` under a name of its own.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`portfolio.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return (shared[key] ??= create())
}
