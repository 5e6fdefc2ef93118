import 'server-only'
import { revalidateTag } from 'next/cache'
import { currentVersion } from '../cache/process-caches'
import { tagOfName } from '../cache/tag-names'
import { log } from '../config/log'
import type { Catalog } from './catalog'
import { articleName, ARTICLES, type Group, PROJECTS } from './value-names'
import { isContentError } from '../content/errors'
import { refreshFollowedFiles } from './followed-file'
import { orderPictures } from './picture-orders'
import type { RefreshTarget } from '../content/order-target'
import { getCatalog } from './source'

/**
 * Loads the requested content from the source, and expires the pages rendered from it only when that succeeded: while
 * the source is down, every page remains. Pages of a list that hasn't changed stay as they are, unless the request is
 * for everything. Remote pictures are fetched again too, whatever the request is for.
 * @returns the names of the values that were loaded, or null when the source failed
 */
export async function refreshContent(target: RefreshTarget): Promise<string[] | null> {
  try {
    const lists = 'all' in target ? [] : [ARTICLES, PROJECTS]
    const before = await versionsOf(lists)
    const names = await read(target)
    await orderPictures()
    const after = await versionsOf(lists)
    // Expired and not only marked stale, so that the next visitor gets the new page and not the old one once more.
    for (const name of names)
      if (!before.has(name) || before.get(name) !== after.get(name))
        revalidateTag(tagOfName(name), { expire: 0 })
    log('info', 'portfolio.refreshed', { names: names.slice(0, 10), count: names.length })
    return names
  } catch (error) {
    if (isContentError(error)) return null // the failed load was logged
    throw error
  }
}

/** The versions of lists that are cached. */
async function versionsOf(names: string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const name of names) {
    const version = await currentVersion(name)
    if (version !== null) versions.set(name, version)
  }
  return versions
}

async function read(target: RefreshTarget): Promise<string[]> {
  const catalog = getCatalog()
  const complete = await catalog.beginInvalidation(groupsOf(target))
  const names = await readFor(target, catalog)
  await complete()
  return names
}

function groupsOf(target: RefreshTarget): Group[] {
  if ('article' in target) return ['articles']
  return 'projects' in target ? ['projects'] : ['articles', 'projects', 'texts']
}

async function readFor(target: RefreshTarget, catalog: Catalog): Promise<string[]> {
  if ('article' in target) {
    await catalog.refreshArticles()
    await catalog.refreshArticle(target.article)
    return [ARTICLES, articleName(target.article)]
  }
  const options = { allowEmpty: target.allowEmpty }
  if ('projects' in target) {
    await catalog.refreshProjects(options)
    return [PROJECTS]
  }
  const files = await refreshFollowedFiles()
  const before = await catalog.cachedArticles()
  const [articles] = await Promise.all([catalog.refreshArticles(options), catalog.refreshProjects(options)])
  const slugs = new Set([...before, ...articles].map((article) => article.slug))
  return [ARTICLES, PROJECTS, ...files, ...[...slugs].map(articleName)]
}
