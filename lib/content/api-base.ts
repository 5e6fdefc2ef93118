import 'server-only'
import { isIP } from 'node:net'
import { env } from '../site/env'
import { owner } from '../site/owner'
import { siteUrl } from '../site/site-url'

type Bases = { PORTFOLIO_API_LOCAL?: string; PORTFOLIO_API_PRODUCTION?: string }

/**
 * Whether a host is a development host (SPEC §7): localhost, an IP address, the owner's development domain, or a name
 * that ends in .local or .test.
 * @param hostname without port, IPv6 with or without brackets
 */
function isLocalHost(hostname: string, developmentHost: string | null): boolean {
  const name = hostname.toLowerCase()
  return (
    name === 'localhost' ||
    isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
    name === developmentHost?.toLowerCase() ||
    /\.(local|test)$/.test(name)
  )
}

/**
 * Selects the upstream by the host rule of SPEC §7.
 * @param siteUrl the site's own public URL
 * @returns its base URL, or null when the selected one is unset: the files in `content/` are used then
 */
export function chooseApiBase(siteUrl: string, developmentHost: string | null, bases: Bases): string | null {
  const local = isLocalHost(new URL(siteUrl).hostname, developmentHost)
  return (local ? bases.PORTFOLIO_API_LOCAL : bases.PORTFOLIO_API_PRODUCTION) ?? null
}

/** The upstream's base URL, or null when the files of the content folder are the source. */
export const apiBase = chooseApiBase(siteUrl, owner.site.developmentHost, env)
