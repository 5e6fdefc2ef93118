// @ts-check
// Next loads this file itself, without TypeScript support. The implementation is in ../page-cache.ts, which
// instrumentation.ts installs when the server starts. Until then, as during a build, this is Next's own cache.
import { writeWhole } from '../../site/write-whole.mjs'
import found from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

/** @typedef {import('../page-cache').PageCache} PageCache */

/** @typedef {typeof found} Stock */

/** Next's own page cache, in memory and on disk, whichever format its module has. */
const FileSystemCache = /** @type {Stock} */ (/** @type {any} */ (found).default ?? found)
// next.config.mjs then uses no handler.
if (!['get', 'set', 'revalidateTag'].every((method) => method in FileSystemCache.prototype))
  throw new TypeError('Next has no cache of pages that can be extended.')

const inPlace = () =>
  /** @type {{ [key: symbol]: PageCache | undefined }} */ (/** @type {unknown} */ (globalThis))[
    Symbol.for('portfolio.page-cache')
  ]

export default class CacheHandler extends FileSystemCache {
  /** @param {ConstructorParameters<Stock>[0]} context */
  constructor(context) {
    super(context.fs ? { ...context, fs: { ...context.fs, writeFile: writeWhole } } : context)
  }

  /**
   * @override
   * @type {InstanceType<Stock>['get']}
   */
  async get(key, context) {
    return inPlace()?.get(key, context, this.own()) ?? super.get(key, context)
  }

  /**
   * @override
   * @type {InstanceType<Stock>['set']}
   */
  async set(key, data, context) {
    await (inPlace()?.set(key, data, context, this.own()) ?? super.set(key, data, context))
  }

  /** @returns {import('../page-cache').OwnCache} */
  own() {
    return {
      get: (key, context) => super.get(key, context),
      set: (key, data, context) => super.set(key, data, context).catch(ignoreLongNames),
    }
  }
}

/**
 * A page whose address is longer than the name of a file can be is kept in memory alone.
 * @param {NodeJS.ErrnoException} error
 */
function ignoreLongNames(error) {
  if (error.code !== 'ENAMETOOLONG') throw error
}
