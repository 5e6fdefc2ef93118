import 'server-only'
import { folders } from '../site/content-folder'
import { env } from '../site/env'
import { owner } from '../site/owner'
import { siteUrl } from '../site/site-url'
import { chooseApiBase } from './api-base'
import type { ContentSource } from './sources/content-source'
import { createFilesSource } from './sources/files/files-source'
import { createHttpSource } from './sources/http/http-source'

/** The upstream's base URL, or null when the files of the content folder are the source. */
export const apiBase = chooseApiBase(siteUrl, owner.site.developmentHost, env)

/**
 * Creates the configured content source; the choice never changes while the site runs.
 * @param keepsLastGood whether a file that becomes invalid while the site runs keeps its last valid content
 */
export function createSource({ keepsLastGood = false } = {}): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createFilesSource(folders, { keepsLastGood })
}
