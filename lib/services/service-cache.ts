import 'server-only'
import path from 'node:path'
import { createDataCache, type DataCache } from '../cache/data-cache'
import { registerCache } from '../cache/process-caches'
import { createFileStore } from '../cache/stores/file-store'
import { env } from '../config/env'
import { processWide } from '../config/process-wide'

/** Returns the cache of decorative services; unlike content, its values may be reused by a later build. */
export function serviceCache(): DataCache {
  return processWide('service-cache', () => {
    const folder = path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache', 'services')
    return registerCache(createDataCache({ stores: [createFileStore(folder, 'services')] }))
  })
}
