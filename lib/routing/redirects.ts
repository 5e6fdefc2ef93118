import { redirects } from '../config/owner'
import { decodeSegment, routes } from './routes'
import type { Redirects } from '../config/site-config'

const TABLE = new Map(Object.entries<string>(redirects))

/** Addresses under which feed readers know the feed of other blogs, or of an earlier version of this one. */
const FORMER_FEEDS = new Map<string, string>([
  ['/feed', routes.rss],
  ['/feed.xml', routes.rss],
  ['/rss.php', routes.rss],
  ['/atom', routes.atom],
])

/**
 * The answer at an address that the site had once: its new one, for good, with the query of the request. The owner's
 * table goes before the known addresses of feeds, which answer 301: older feed readers don't follow a 308.
 * @param pathname as it came, still encoded
 * @returns null for an address that is in neither
 */
export function redirectAnswer({ pathname, search }: { pathname: string; search: string }): Response | null {
  const path = decodeSegment(pathname) ?? pathname
  const target = findRedirect(path)
  if (target === null) return null
  const status = TABLE.has(withoutSlash(path)) ? 308 : 301
  return new Response(null, { status, headers: { location: locationOf(target, search) } })
}

/** The new path of an old one, or null. A trailing slash is ignored. */
export function findRedirect(path: string): string | null {
  const known = withoutSlash(path)
  return TABLE.get(known) ?? FORMER_FEEDS.get(known) ?? null
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The value of a Location header: the query is put before the fragment, other characters are encoded. */
export function locationOf(target: string, query: string): string {
  const { pathname, hash } = new URL(target, 'http://site.invalid')
  return pathname + query + hash
}

/**
 * Validates a table of redirects.
 * @param exists whether a path is a route of the site
 * @returns a message for the owner for every invalid entry
 */
export function redirectProblems(table: Redirects, exists: (path: string) => boolean): string[] {
  return Object.entries(table).flatMap(([from, to]) => {
    const name = `'${from}': '${to}'`
    if (!isPath(from) || !isPath(to)) return [`${name} needs two paths that begin with one slash`]
    if (exists(from)) return [`${name} would take the place of a page that exists`]
    if (leadsInCircle(table, from)) return [`${name} leads in a circle`]
    if (to in table) return [`${name} leads to another redirect; give the last address at once`]
    return exists(to.replace(/#.*$/, '')) ? [] : [`${name} leads to an address that the site doesn't have`]
  })
}

function isPath(path: string): boolean {
  return /^\/(?![/\\])[^\s?]*$/.test(path)
}

function leadsInCircle(table: Redirects, start: string): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = start; at !== undefined; at = table[at]) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}
