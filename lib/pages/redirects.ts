import type { Redirects } from '../site/site-config'
import { normalPath } from '../site/normal-path'
import { routes } from '../site/routes'

const tables = new WeakMap<Redirects, Map<string, string>>()

/** Feed paths of other blog systems, and of an earlier version of this site. No page links to them. */
export const FORMER_FEEDS: ReadonlyMap<string, string> = new Map<string, string>([
  ['/feed', routes.rss],
  ['/feed.xml', routes.rss],
  ['/rss', routes.rss],
  ['/rss.php', routes.rss],
  ['/atom', routes.atom],
])

const ARTICLE_PATH = /^\/article\/[^/]+$/
const MARKDOWN_PATH = /^(\/article\/[^/]+)\.md$/

/**
 * Creates the redirect for a former path of the site, permanent and with the request's query. The owner's table takes
 * precedence over the known feed paths. These use 301, as older feed readers don't follow a 308.
 * @param pathname of the request, percent-encoded @param redirects the owner's table
 * @returns null when there is no redirect
 */
export function redirectAnswer(
  { pathname, search }: { pathname: string; search: string },
  redirects: Redirects,
): Response | null {
  const path = normalPath(pathname)
  const target = path === null ? null : findRedirect(path, redirects)
  if (path === null || target === null) return null
  const status = FORMER_FEEDS.has(path) && !tableOf(redirects).has(path) ? 301 : 308
  return new Response(null, { status, headers: { location: locationOf(target, search) } })
}

/** Returns the target of a redirect for a normalised path, or null. */
export function findRedirect(path: string, redirects: Redirects): string | null {
  const table = tableOf(redirects)
  return table.get(path) ?? FORMER_FEEDS.get(path) ?? findRenamedMarkdown(path, table)
}

/** Redirects the Markdown of an article along with its page. */
function findRenamedMarkdown(path: string, table: ReadonlyMap<string, string>): string | null {
  const page = MARKDOWN_PATH.exec(path)?.[1]
  const target = page === undefined ? undefined : table.get(page)?.replace(/#.*$/, '')
  return target !== undefined && ARTICLE_PATH.test(target) ? `${target}.md` : null
}

/** Returns the owner's table, keyed by normalised path. */
function tableOf(redirects: Redirects): Map<string, string> {
  const known = tables.get(redirects)
  if (known) return known
  const table = new Map(Object.entries(redirects).map(([from, to]) => [normalPath(from) ?? from, to]))
  tables.set(redirects, table)
  return table
}

/** Returns the value of a Location header: inserts the query before the fragment, and percent-encodes. */
export function locationOf(target: string, query: string): string {
  const { pathname, hash } = new URL(target, 'http://site.invalid')
  return pathname + query + hash
}
