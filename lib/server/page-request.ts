import type { IncomingMessage } from 'node:http'

/** Headers of requests by Next's router, by its own servers, and for part of a page. */
const OTHER_REQUESTS = /^(?:rsc|next-|x-nextjs-|x-middleware-|x-prerender-|x-matched-path|range$)/
/** A path of characters that have only one spelling in URLs, and the query behind it. */
const PLAIN_URL = /^(\/[\w./~-]{0,200})(?:\?(.{0,1000}))?$/
/** Paths whose responses are created for each request, or aren't pages. */
const NEVER_KEPT = /^\/(?:_next|api|buscar|media|preview|(?:en\/)?resume\/)/
/**
 * Query parameters that change no page: those by which social networks, newsletters and advertisements recognise their
 * visitors, and those of the list of articles, which the browser applies.
 */
const WITHOUT_EFFECT =
  /^(?:utm_\w+|_gl|[dg]clid|[gw]braid|fbclid|igshid?|li_fat_id|mc_[ce]id|msclkid|ref|source|ttclid|twclid|yclid|q|vista)$/

/**
 * Returns the path of a request for a page in the form that every visitor gets; null for any other request. A query is
 * ignored if it has no effect.
 */
export function requestedPage({ method, url = '', headers }: IncomingMessage): string | null {
  const [, path, query] = PLAIN_URL.exec(url) ?? []
  if ((method !== 'GET' && method !== 'HEAD') || path === undefined || NEVER_KEPT.test(path)) return null
  if (query !== undefined && !hasNoEffect(query)) return null
  if (headers.accept?.includes('markdown') || headers.cookie?.includes('__prerender')) return null
  for (const name in headers) if (OTHER_REQUESTS.test(name)) return null
  return path
}

function hasNoEffect(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((name) => WITHOUT_EFFECT.test(name))
}
