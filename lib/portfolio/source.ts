import 'server-only'
import path from 'node:path'
import { owner } from '../config/owner'
import { folders } from '../config/content-folder'
import { sharedStore } from '../cache/cluster'
import { createDataCache, type DataCache } from '../cache/data-cache'
import { registerCache } from '../cache/process-caches'
import type { ValueStore } from '../cache/store'
import { createBuildStore } from '../cache/stores/build-store'
import { createFileStore } from '../cache/stores/file-store'
import { env, isBuilding } from '../config/env'
import { processWide } from '../config/process-wide'
import { siteUrl } from '../config/site-url'
import { chooseApiBase } from '../content/api-base'
import { type Catalog, createCatalog } from './catalog'
import { MAX_AGE_MS, PERIOD_MS } from './max-age'
import { GROUPS } from './value-names'
import type { ContentSource } from '../content/sources/content-source'
import { createEmbeddedSource } from '../content/sources/files/files-source'
import { createHttpSource } from '../content/sources/http/http-source'

const FOLDER = path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache')

/** The upstream's base URL, or null when the files in `content/` are the source. */
export const apiBase = chooseApiBase(siteUrl, owner.site.developmentHost, env)

/**
 * Creates the configured content source; the choice never changes while the site runs.
 * @param keepsLastGood whether a file that becomes invalid while the site runs keeps its last valid content
 */
export function createSource({ keepsLastGood = false } = {}): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createEmbeddedSource(folders, { keepsLastGood })
}

/** Returns the catalog shared by all pages and handlers of this process. */
export function getCatalog(): Catalog {
  return processWide('catalog', () =>
    createCatalog(createSource({ keepsLastGood: !isBuilding }), {
      cache: registerCache(contentCache()),
      maxAgeMs: MAX_AGE_MS,
      cheap: !apiBase,
      trustsUpdates: !apiBase,
    }),
  )
}

/** Content from files isn't stored: the files survive a restart, and each instance has its own. */
function contentCache(): DataCache {
  return createDataCache({
    groups: [...GROUPS],
    stores: apiBase ? storesFor(apiBase) : [],
    shared: sharedStore(),
    sharesValues: apiBase !== null,
    retryAfterMs: PERIOD_MS,
  })
}

/** Values survive a restart but not a build: a build must fail while the upstream is down. */
function storesFor(base: string): ValueStore[] {
  const files = createFileStore(path.join(FOLDER, 'last-good'), base)
  if (!isBuilding) return [files]
  const forNextStart: ValueStore = { save: files.save, load: async () => null }
  if (!env.PORTFOLIO_BUILD) return [forNextStart]
  return [createBuildStore(path.join(FOLDER, 'build-values'), env.PORTFOLIO_BUILD), forNextStart]
}
