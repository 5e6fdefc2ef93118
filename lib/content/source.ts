import 'server-only'
import { folders } from '../site/content-folder'
import { apiBase } from './api-base'
import type { ContentSource } from './content-source'
import { createFilesSource } from './sources/files/files-source'
import { createHttpSource } from './sources/http/http-source'

/**
 * Creates the configured content source; the choice never changes while the site runs.
 * @param keepsLastGood whether a file that becomes invalid while the site runs keeps its last valid content
 */
export function createSource({ keepsLastGood = false } = {}): ContentSource {
  return apiBase ? createHttpSource(apiBase) : createFilesSource(folders, { keepsLastGood })
}
