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
import { env, isBuilding, isDevelopment } from '../config/env'
import { processWide } from '../config/process-wide'
import { siteUrl } from '../config/site-url'
import { chooseApiBase } from './api-base'
import { type Catalog, createCatalog, GROUPS } from './catalog'
import type { ContentSource } from './sources/content-source'
import { createEmbeddedSource } from './sources/embedded/embedded-source'
import { createHttpSource } from './sources/http/http-source'

const PERIOD_MS = env.REVALIDATE_SECONDS * 1_000
/** A build is one moment: all its pages are made from the same data. While developing an edit shows at once. */
const MAX_AGE_MS = isBuilding ? Infinity : isDevelopment ? 0 : PERIOD_MS
const FOLDER = path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache')

/** The upstream's base address, or null when the files in `content/` serve. */
export const apiBase = chooseApiBase(siteUrl, owner.site.developmentHost, env)

/** The one source that configuration names; the choice never changes while the site runs. */
export function createSource(): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createEmbeddedSource(folders)
}

/** The catalog that all pages and handlers of this process share. */
export function getCatalog(): Catalog {
  return processWide('catalog', () =>
    createCatalog(createSource(), {
      cache: registerCache(contentCache()),
      maxAgeMs: MAX_AGE_MS,
      cheap: !apiBase,
    }),
  )
}

/** What is read from files needs no store: the files are there after a restart, and each instance has its own. */
function contentCache(): DataCache {
  return createDataCache({
    groups: [...GROUPS],
    stores: apiBase ? storesFor(apiBase) : [],
    shared: sharedStore(),
    sharesValues: apiBase !== null,
    retryAfterMs: PERIOD_MS,
  })
}

/** Last good answers outlive a restart, but never a build: an upstream that is down has to stop it. */
function storesFor(base: string): ValueStore[] {
  const files = createFileStore(path.join(FOLDER, 'last-good'), base)
  if (!isBuilding) return [files]
  const forNextStart: ValueStore = { save: files.save, load: async () => null }
  if (!env.PORTFOLIO_BUILD) return [forNextStart]
  return [createBuildStore(path.join(FOLDER, 'build-values'), env.PORTFOLIO_BUILD), forNextStart]
}
