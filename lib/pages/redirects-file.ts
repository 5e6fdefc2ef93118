import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Folders, folders } from '../site/content-folder'
import { readOwnerModule } from '../site/owner-module'
import { redirectsSchema } from '../site/owner-schema'
import type { Redirects as Table } from '../site/site-config'
import { shortHash } from '../text/random'
import type { Redirects } from '../content/types'

/** Runs `content/redirects.ts`. @throws ContentProblemsError when it can't be run, or has an invalid entry */
export function readRedirects(of: Folders = folders): Table {
  return readOwnerModule<Table>('redirects', redirectsSchema, { folders: of })
}

/** Reads the table again when its file has changed: running the file takes much longer than reading it. */
export function followRedirects(previous: Redirects | null): Redirects {
  const place = path.join(/* turbopackIgnore: true */ folders.content, 'redirects.ts')
  const isThere = existsSync(/* turbopackIgnore: true */ place)
  const source = isThere ? shortHash(readFileSync(/* turbopackIgnore: true */ place, 'utf8')) : ''
  return isThere && previous?.source === source ? previous : { source, table: readRedirects() }
}
