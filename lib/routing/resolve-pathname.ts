import 'server-only'
import { ARTICLES_PAGE_SIZE, PROJECTS_PAGE_SIZE } from '../config/constants'
import { readSlug } from '../portfolio/parse'
import { getCatalog } from '../portfolio/source'
import { readListPage } from './list-page'
import { readProjectsPath } from './project-views'
import { decodeSegment, readArticlesPath, routes } from './routes'

/**
 * The result for a path: an existing page, an article as Markdown, a missing article, the address that is meant, or an
 * unknown path.
 */
export type Destination = 'page' | 'markdown' | 'no-article' | KnownAddress | 'nothing'

/** The address that another one stands for. Past the end of a list there may be a page one day. */
export type KnownAddress = { leadsTo: string; status: 301 | 307 }

const MARKDOWN = /\.md$/

/**
 * Resolves a path against the cached content, so that no page is rendered and no request is sent to the source for an
 * article or a list page that doesn't exist.
 * @param path percent-encoded, without query
 * @throws ContentError while the source is down and nothing is cached
 */
export async function resolvePathname(path: string): Promise<Destination> {
  // Under `next start -H 127.0.0.1` a rewrite arrives as a second request, so its target must resolve too.
  const segment = /^\/article\/([^/]+)(?:\/markdown)?$/.exec(path)?.[1]
  if (segment !== undefined) {
    const name = decodeSegment(segment) ?? ''
    const slug = await findSlug(name)
    // One address for each article: blanks around a slug, or another way of writing an accent, lead to it.
    if (slug !== null) return slug === name ? 'page' : { leadsTo: routes.article(slug), status: 301 }
    const withoutEnding = name.replace(MARKDOWN, '')
    const isMarkdown = withoutEnding !== name && (await findSlug(withoutEnding)) === withoutEnding
    return isMarkdown ? 'markdown' : 'no-article'
  }
  const numbered = readListPage(path)
  if (numbered?.page === 1) return { leadsTo: numbered.list, status: 301 }
  if (await hasListPage(path)) return 'page'
  return numbered ? { leadsTo: numbered.list, status: 307 } : 'nothing'
}

/** The slug of the article that a name stands for; null when there is none. */
async function findSlug(name: string): Promise<string | null> {
  const slug = readSlug(name)
  return slug !== null && (await getCatalog().find(slug)) ? slug : null
}

async function hasListPage(path: string): Promise<boolean> {
  const articlePage = readArticlesPath(path)
  if (articlePage !== null)
    return articlePage <= pagesOf(await getCatalog().cachedArticles(), ARTICLES_PAGE_SIZE)
  const view = readProjectsPath(path)
  if (!view) return false
  const projects = (await getCatalog().cachedProjects()).filter(({ tipo }) => !view.type || tipo === view.type)
  return view.page <= pagesOf(projects, PROJECTS_PAGE_SIZE)
}

function pagesOf(all: unknown[], size: number): number {
  return Math.max(1, Math.ceil(all.length / size))
}
