import { env } from '../../site/env'
import { findOwnerFile } from '../../site/owner-files'
import { normalPath } from '../../site/read-path'
import { parseUrl } from '../../text/parse-url'
import { type ExistingPaths, existingPaths } from '../existing-paths'
import type { Content } from './read-content'

/** Returns the origin of the site, its pages, and whether a path leads to one, to a file or by a redirect. */
export function ownAddresses(
  content: Content,
): ExistingPaths & { origin: string; exists: (path: string) => boolean } {
  const { folders, site, articles, projects, pages, told, redirects } = content
  const shown = { articles, projects, stories: told, without: site?.without, pages }
  const { known, mayExist } = existingPaths(folders, shown)
  const moved = new Set(Object.keys(redirects ?? {}).map(normalPath))
  const origin = parseUrl(env.SITE_URL ?? site?.url ?? '')?.origin ?? 'https://site.invalid'
  const exists = (path: string) =>
    known.has(path) || mayExist(path) || moved.has(path) || findOwnerFile(path, folders) !== null
  return { origin, known, mayExist, exists }
}
