import 'server-only'
import { isbot } from 'isbot'
import { siteUrl } from '../../config/site-url'
import { parseUrl } from '../../text/parse-url'

const { host: PUBLIC_HOST, origin: PUBLIC_ORIGIN } = new URL(siteUrl)

/** Reads a header of a request; undefined or null when it is missing. */
export type ReadHeader = (name: string) => string | string[] | null | undefined

/**
 * Whether a view report comes from a page of this site that a person looks at. It excludes other sites, crawlers (which
 * identify themselves), prefetching browsers, and visitors who ask not to be tracked. No header is stored.
 */
export function isCounted(header: ReadHeader): boolean {
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false
  if (/prefetch|prerender/.test(`${header('sec-purpose') ?? ''}${header('purpose') ?? ''}`)) return false
  return isOfThisSite(header) && !isbot(String(header('user-agent') ?? ''))
}

/**
 * Browsers send an origin with every POST; current ones also send `Sec-Fetch-Site`. A report with neither isn't from a
 * browser.
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
