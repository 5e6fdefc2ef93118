import 'server-only'
import { isbot } from 'isbot'
import { siteUrl } from '../../config/site-url'
import { parseUrl } from '../../text/parse-url'

const { host: PUBLIC_HOST, origin: PUBLIC_ORIGIN } = new URL(siteUrl)

/** Reads a header of a request; undefined or null where it lacks. */
export type ReadHeader = (name: string) => string | string[] | null | undefined

/**
 * Whether a report of a view comes from a page of this site that a person looks at: not from another site, no crawler (they name
 * themselves), no browser that fetches ahead, and nobody who asks not to be tracked. Nothing of the headers is kept.
 */
export function isCounted(header: ReadHeader): boolean {
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false
  if (/prefetch|prerender/.test(`${header('sec-purpose') ?? ''}${header('purpose') ?? ''}`)) return false
  return isOfThisSite(header) && !isbot(String(header('user-agent') ?? ''))
}

/**
 * Browsers send an origin with every POST; current ones also say how the sites relate. A report with neither comes from
 * something else.
 */
function isOfThisSite(header: ReadHeader): boolean {
  const site = header('sec-fetch-site')
  if (site && site !== 'same-origin') return false
  const origin = header('origin')
  if (!origin) return site === 'same-origin'
  if (origin === PUBLIC_ORIGIN) return true
  const host = parseUrl(String(origin))?.host
  return host !== undefined && (host === header('host') || host === PUBLIC_HOST)
}
