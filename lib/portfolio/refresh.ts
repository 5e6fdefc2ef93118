import 'server-only'
import { revalidateTag } from 'next/cache'
import { tagOfName } from '../cache/tag-names'
import { log } from '../config/log'
import { articleName, ARTICLES, type Catalog, type Group, PROJECTS } from './catalog'
import { isContentError } from './errors'
import { refreshFollowedFiles } from './followed-file'
import type { RefreshTarget } from './refresh-target'
import { getCatalog } from './source'

/**
 * An order: reads what was asked for from the source first, and only when that worked lets go of the pages made from it:
 * a source that is down costs no page.
 * @returns the names of the values whose pages are made anew, or null when the source gave no good answer
 */
export async function refreshContent(target: RefreshTarget): Promise<string[] | null> {
  try {
    const names = await read(target)
    // Expired rather than marked as stale: the next visitor gets the new page, not the old one once more.
    for (const name of names) revalidateTag(tagOfName(name), { expire: 0 })
    log('info', 'portfolio.refreshed', { names: names.slice(0, 10), count: names.length })
    return names
  } catch (error) {
    if (isContentError(error)) return null // logged by the value, with what was kept
    throw error
  }
}

async function read(target: RefreshTarget): Promise<string[]> {
  const catalog = getCatalog()
  const accept = await catalog.beginOrder(groupsOf(target))
  const names = await readFor(target, catalog)
  await accept()
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
  const before = await catalog.heldArticles()
  const [articles] = await Promise.all([catalog.refreshArticles(options), catalog.refreshProjects(options)])
  const slugs = new Set([...before, ...articles].map((article) => article.slug))
  return [ARTICLES, PROJECTS, ...files, ...[...slugs].map(articleName)]
}
