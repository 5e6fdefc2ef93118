import 'server-only'
import path from 'node:path'
import { site } from '@/content/site'
import { env, isBuilding } from '../env'
import { instanceStore } from '../instances/instances'
import { type InstanceStore, valueEntry, valueOf } from '../instances/store'
import { createBuildValues } from '../kept/build-values'
import { createDiskShelf } from '../kept/disk-shelf'
import type { SharedValues, Shelf } from '../kept/kept'
import { processWide } from '../process-wide'
import { siteUrl } from '../site-url'
import { chooseApiBase } from './api-base'
import { type Catalog, createCatalog } from './catalog'
import type { ContentSource } from './content-source'
import { createEmbeddedSource } from './embedded/embedded-source'
import { createHttpSource } from './http/http-source'

/** A build is one moment: all its pages are made from the same data. */
const TIMES = isBuilding
  ? { freshMs: Infinity, maxAgeMs: Infinity }
  : { freshMs: Math.min(5_000, env.REVALIDATE_SECONDS * 100), maxAgeMs: env.REVALIDATE_SECONDS * 1_000 }
const CACHE = path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache')

/** The upstream's base address, or null when the files in `content/` serve. */
export const apiBase = chooseApiBase(siteUrl, site.developmentHost, env)

/** The one source that configuration names; the choice never changes while the site runs. */
export function createSource(): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createEmbeddedSource(process.cwd())
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
    ? createBuildValues(path.join(CACHE, 'build-values'), env.PORTFOLIO_BUILD)
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
function shelfFor(base: string): Shelf {
  const shelf = createDiskShelf(path.join(CACHE, 'last-good'), base)
  return isBuilding ? { save: shelf.save, load: async () => null } : shelf
}
