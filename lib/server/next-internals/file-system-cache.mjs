// @ts-check
// Read by Next's configuration and by Next itself, before TypeScript is understood.

/** @typedef {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} Stock */

const METHODS = ['get', 'set', 'revalidateTag']

/**
 * Next's own cache of pages, in memory and on disk; null when the installed Next keeps it elsewhere.
 * @returns {Promise<Stock | null>}
 */
export async function loadFileSystemCache() {
  try {
    const { default: found } = await import('next/dist/server/lib/incremental-cache/file-system-cache.js')
    const stock = /** @type {Stock} */ (/** @type {any} */ (found).default ?? found)
    return METHODS.every((method) => method in stock.prototype) ? stock : null
  } catch {
    return null
  }
}
