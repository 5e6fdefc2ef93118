import 'server-only'
import { revalidateTag } from 'next/cache'
import { log } from '../config/log'
import { isContentError } from './errors'
import type { Dependency } from './page-tags'
import type { RefreshTarget } from './refresh-target'
import { getCatalog } from './source'

/**
 * Reads what was asked for from the source first, and only when that worked lets go of the pages made from it:
 * a source that is down costs no page.
 * @returns what the refreshed pages depend on, or null when the source gave no good answer
 */
export async function refreshContent(target: RefreshTarget): Promise<Dependency[] | null> {
  try {
    const dependencies = await read(target)
    // Expired rather than marked as stale: the next visitor gets the new page, not the old one once more.
    for (const dependency of dependencies) revalidateTag(dependency, { expire: 0 })
    log('info', 'portfolio.refreshed', {
      dependencies: dependencies.slice(0, 10),
      count: dependencies.length,
    })
    return dependencies
  } catch (error) {
    if (isContentError(error)) return null // logged by what holds the data, with what was kept
    throw error
  }
}

async function read(target: RefreshTarget): Promise<Dependency[]> {
  const catalog = getCatalog()
  if ('article' in target) {
    await catalog.refreshArticles()
    await catalog.refreshArticle(target.article)
    return ['articles', `article:${target.article}`]
  }
  const options = { allowEmpty: target.allowEmpty }
  const projects = catalog.refreshProjects(options)
  if ('projects' in target) {
    await projects
    return ['projects']
  }
  const before = await catalog.heldArticles()
  const [articles] = await Promise.all([catalog.refreshArticles(options), projects])
  const slugs = new Set([...before, ...articles].map((article) => article.slug))
  return ['articles', 'projects', ...[...slugs].map((slug): Dependency => `article:${slug}`)]
}
