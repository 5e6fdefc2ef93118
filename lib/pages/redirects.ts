import type { Redirects } from '../site/site-config'
import { onceFor } from '../site/once'
import { isValidPathname, localPath, normalPath, readLocalPath, routes } from '../site/routes'
import { isFixedText, isKnownSegment, MADE_FILES, pageOfText } from './site-segments'
import 'server-only'
import { findContent } from '../content/content'
import { hasOwnPage } from './own-pages'

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

/** Returns the target of a redirect for a normalised path, as it is written or in small letters; null without one. */
function findRedirect(path: string, redirects: Redirects): string | null {
  const table = tableOf(redirects)
  const target = table.get(path) ?? table.get(path.toLowerCase())
  return target ?? FORMER_FEEDS.get(path) ?? findRenamedMarkdown(path, table)
}

/** Redirects the Markdown of an article along with its page. */
function findRenamedMarkdown(path: string, table: ReadonlyMap<string, string>): string | null {
  const page = MARKDOWN_PATH.exec(path)?.[1]
  const target = page === undefined ? undefined : table.get(page)?.replace(/#.*$/, '')
  return target !== undefined && ARTICLE_PATH.test(target) ? `${target}.md` : null
}

/** Returns the owner's table, keyed by normalised path. */
const tableOf = onceFor(
  (redirects: Redirects): ReadonlyMap<string, string> =>
    new Map(Object.entries(redirects).map(([from, to]) => [normalPath(from) ?? from, to])),
)

/** Returns the value of a Location header: inserts the query before the fragment, and percent-encodes. */
export function locationOf(target: string, query: string): string {
  const { pathname, hash } = new URL(target, 'http://site.invalid')
  return pathname + query + hash
}

/** Paths with a route of their own, or handled by Next, for which redirects are never looked up. */
const NEVER_LOOKED_UP = new RegExp(
  '^/(?:api|_next|sitemap|media/(?:article|cv|page|project))/' +
    '|^/(?:404|500|_app|_document|_error|_global-error|_not-found|unavailable|media/icons\\.svg)$',
)

type RedirectProblem = { from: string; to: string; problem: string }

/**
 * Validates a table of redirects.
 * @param hasPage whether a normalised path is a page or a file of the site; it is not asked about generated files
 * @returns the problem of each invalid entry, in the order of the table
 */
export function redirectProblems(table: Redirects, hasPage: (path: string) => boolean): RedirectProblem[] {
  const exists = (path: string) => MADE_FILES.includes(path) || hasPage(path)
  const targets = new Map(Object.entries(table).map(([from, to]) => [keyOf(from), keyOf(to)]))
  return Object.entries(table).flatMap(([from, to]) => {
    const problem = keyProblem(from, table) ?? targetProblem(from, to, { targets, exists })
    return problem === null ? [] : [{ from, to, problem }]
  })
}

/** Returns the lookup key of a path; different spellings of a path have the same key. */
function keyOf(path: string): string {
  const [before = ''] = path.split('#')
  return normalPath(before) ?? path
}

function keyProblem(from: string, table: Redirects): string | null {
  if (!isPath(from)) return 'needs two paths that begin with one slash'
  if (/[?#]/.test(from)) return 'has a query or a fragment; an old address is found by its path alone'
  if (from.includes('*')) return 'has an asterisk, which stands for itself; each old address needs a line'
  const path = normalPath(from)
  if (path === null) return "has a percent sign that doesn't begin a code; the sign itself is written %25"
  if (!isValidPathname(from) || (path !== '/' && /\/\.{0,2}(?:\/|$)/.test(path)))
    return 'is an address that no browser asks for'
  if (NEVER_LOOKED_UP.test(path))
    return "is an address of the site's own machinery, which is never redirected"
  const same = Object.keys(table).find((other) => other !== from && keyOf(other) === path)
  return same === undefined ? null : `is the same address as '${same}'; keep one of them`
}

type Known = { targets: Map<string, string>; exists: (path: string) => boolean }

function targetProblem(from: string, to: string, { targets, exists }: Known): string | null {
  if (!isPath(to) || to.includes('?')) return 'needs two paths that begin with one slash'
  if (exists(keyOf(from))) return 'would take the place of a page that exists'
  if (leadsInCircle(targets, keyOf(from))) return 'leads in a circle'
  if (targets.has(keyOf(to))) return 'leads to another redirect; give the last address at once'
  return exists(keyOf(to)) ? null : "leads to an address that the site doesn't have"
}

function isPath(path: string): boolean {
  return /^\/(?![/\\])\S*$/.test(path)
}

function leadsInCircle(targets: Map<string, string>, start: string): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = start; at !== undefined; at = targets.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

/** Where the proxy leads a path that has the form of an own page, and isn't one. */
export const UNKNOWN_PREFIX = '/_unknown'
/** Matches the path of a file that no page can have. */
const FILE =
  /\.(?:avif|css|csv|docx|gif|hei[cf]|ico|jfif|jpe?g|js|json|map|mp[34]|pdf|png|svg|tiff?|txt|web[mp]|woff2?|xml|zip)$/i

/**
 * Responds to an unknown path: a permanent redirect for a former path and for other capitals of a known one, 404 for a
 * file, otherwise a temporary redirect to the home page in the language of the path (SPEC §2).
 */
export async function unknownAddress(url: URL): Promise<Response> {
  const { language } = readLocalPath(url.pathname)
  const home = { location: localPath(language, routes.home), 'cache-control': 'no-store' }
  const content = await findContent()
  const moved = content && redirectAnswer(url, content.values.redirects.table)
  if (moved) return moved
  const lower = url.pathname.toLowerCase()
  const page = pageOfText(lower) ?? lower
  const isOwn = content && hasOwnPage(page, content)
  if (lower !== url.pathname && (isKnownSegment(page.split('/')[1] ?? '') || isFixedText(page) || isOwn))
    return new Response(null, { status: 301, headers: { location: locationOf(lower, url.search) } })
  return FILE.test(lower)
    ? new Response(null, { status: 404 })
    : new Response(null, { status: 307, headers: home })
}
