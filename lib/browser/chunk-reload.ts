const KEY = 'recarga'
const AGAIN_AFTER_MS = 60_000

/** Tells a script of the site that couldn't be loaded from every other fault. */
export function isChunkLoadFailure(reason: unknown): boolean {
  const text = reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason)
  return /ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(
    text,
  )
}

/**
 * Allows one reload and remembers it, so that a script that stays away never makes a loop.
 * @param storage of the tab; where it can't be used there is no reload
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0)
    if (now - last < AGAIN_AFTER_MS) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
