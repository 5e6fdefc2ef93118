import { redirects } from '@/content/redirects'
import type { Redirects } from './site-config'

const TABLE = new Map(Object.entries<string>(redirects))

/** Where an old path leads now, or null. A slash at the end makes no difference. */
export function findRedirect(path: string): string | null {
  return TABLE.get(path.length > 1 ? path.replace(/\/$/, '') : path) ?? null
}

/** A target as a Location header carries it, with the query of the request where it has none of its own. */
export function redirectLocation(target: string, query: string): string {
  const { pathname, search, hash } = new URL(target, 'http://site.invalid')
  return pathname + (search || query) + hash
}

/**
 * What is wrong with a table of redirects.
 * @param exists tells whether a path is an address of the site
 * @returns a sentence for the owner for every entry that can't work
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
