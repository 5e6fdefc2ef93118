import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../site/env'
import { BUILT_PAGES } from './page-names'

/**
 * Reads a file of a prerendered page from `.next/server/app`.
 * @param file its name with extension, such as `about.html`
 */
export function readBuiltPage(file: string): Promise<Buffer> {
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, BUILT_PAGES, file))
}
