import { owner } from '../config/owner'
import { normalPath } from './normal-path'
import { routes } from './routes'

const TABLE = new Map(
  Object.entries<string>(owner.redirects).map(([from, to]) => [normalPath(from) ?? from, to]),
)

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
  const path = normalPath(pathname)
  const target = path === null ? null : findRedirect(path)
  if (path === null || target === null) return null
  const status = TABLE.has(path) ? 308 : 301
  return new Response(null, { status, headers: { location: locationOf(target, search) } })
}

/** The new path of an old one, given in its normal form, or null. */
export function findRedirect(path: string): string | null {
  return TABLE.get(path) ?? FORMER_FEEDS.get(path) ?? null
}

/** The value of a Location header: the query is put before the fragment, other characters are encoded. */
export function locationOf(target: string, query: string): string {
  const { pathname, hash } = new URL(target, 'http://site.invalid')
  return pathname + query + hash
}
