// @ts-check
// Imported by Next's configuration and by Next itself, without TypeScript support.

/** @typedef {typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default} Stock */

const METHODS = ['get', 'set', 'revalidateTag']

/**
 * Loads Next's own page cache, in memory and on disk.
 * @returns {Promise<Stock | null>} null when the installed Next has it elsewhere
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
