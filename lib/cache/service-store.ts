import 'server-only'
import path from 'node:path'
import { env } from '../config/env'
import { processWide } from '../config/process-wide'
import { createFileStore } from './file-store'
import type { ValueStore } from './stale-if-error'

/** Where last good answers of services that only decorate the site are kept; they may outlive a build. */
export function serviceStore(): ValueStore {
  return processWide('service-shelf', () =>
    createFileStore(path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache', 'services'), 'services'),
  )
}
