import 'server-only'
import path from 'node:path'
import { env } from '../env'
import { processWide } from '../process-wide'
import { createDiskShelf } from './disk-shelf'
import type { Shelf } from './kept'

/** Where last good answers of services that only decorate the site are kept; they may outlive a build. */
export function serviceShelf(): Shelf {
  return processWide('service-shelf', () =>
    createDiskShelf(path.join(process.cwd(), env.NEXT_DIST_DIR, 'cache', 'services'), 'services'),
  )
}
