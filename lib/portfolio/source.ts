import 'server-only'
import path from 'node:path'
import { site } from '../config/owner'
import { folders } from '../config/content-folder'
import { env, isBuilding } from '../config/env'
import { instanceStore } from '../cache/cluster/cluster'
import { type InstanceStore, valueEntry, valueOf } from '../cache/cluster/store'
import { createBuildStore } from '../cache/build-store'
import { createFileStore } from '../cache/file-store'
import type { SharedValues, ValueStore } from '../cache/stale-if-error'
import { processWide } from '../config/process-wide'
import { siteUrl } from '../config/site-url'
import { chooseApiBase } from './api-base'
import { type Catalog, createCatalog } from './catalog'
import type { ContentSource } from './sources/content-source'
import { createEmbeddedSource } from './sources/embedded/embedded-source'
import { createHttpSource } from './sources/http/http-source'

/** A build is one moment: all its pages are made from the same data. */
const TIMES = isBuilding
  ? { freshMs: Infinity, maxAgeMs: Infinity }
  : { freshMs: Math.min(5_000, env.REVALIDATE_SECONDS * 100), maxAgeMs: env.REVALIDATE_SECONDS * 1_000 }
const CACHE = path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache')

/** The upstream's base address, or null when the files in `content/` serve. */
export const apiBase = chooseApiBase(siteUrl, site.developmentHost, env)

/** The one source that configuration names; the choice never changes while the site runs. */
export function createSource(): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createEmbeddedSource(folders)
}

/** The catalog that all pages and handlers of this process share. */
export function getCatalog(): Catalog {
  return processWide('catalog', () => {
    if (!apiBase) return createCatalog(createSource(), TIMES)
    const instances = instanceStore()
    const shared = instances ? sharedValues(instances) : buildValues()
    const catalog = createCatalog(createSource(), TIMES, { shelf: shelfFor(apiBase), shared })
    instances?.onChange((entry) => {
      const name = valueOf(entry)
      if (name !== null) void catalog.adopt(name)
    })
    return catalog
  })
}

/** A build is made by several processes; undefined outside of one. */
function buildValues(): SharedValues | undefined {
  return isBuilding && env.PORTFOLIO_BUILD
    ? createBuildStore(path.join(CACHE, 'build-values'), env.PORTFOLIO_BUILD)
    : undefined
}

function sharedValues(instances: InstanceStore): SharedValues {
  return {
    changedAt: (name) => instances.changedAt(valueEntry(name)),
    read: (name) => instances.read(valueEntry(name)),
    write: (name, value) => instances.write(valueEntry(name), value),
  }
}

/** Last good answers outlive a restart, but never a build: an upstream that is down has to stop it. */
function shelfFor(base: string): ValueStore {
  const shelf = createFileStore(path.join(CACHE, 'last-good'), base)
  return isBuilding ? { save: shelf.save, load: async () => null } : shelf
}
