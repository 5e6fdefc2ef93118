import type { Finding } from './finding'

const TIMEOUT_MS = 20_000
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Asks the running site whether it keeps search engines away. @param siteUrl what the site calls itself */
export async function checkIndexing(base: string, siteUrl: string): Promise<Finding[]> {
  const answer = await fetch(base, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  return indexingFindings(base, siteUrl, answer?.headers.get('x-robots-tag') ?? null)
}

/**
 * A public site that search engines are told to leave out is an error; a copy on this machine always is left out.
 * @param robots the `X-Robots-Tag` header of its home page
 */
export function indexingFindings(base: string, siteUrl: string, robots: string | null): Finding[] {
  const { host, hostname } = new URL(base)
  if (LOOPBACK.test(hostname) || !/\bnoindex\b/i.test(robots ?? '')) return []
  const own = new URL(siteUrl).host
  const cause =
    own === host
      ? 'build it without SITE_INDEXING=off, and look for a server in front of it that adds the header'
      : `it was built for ${own}; put this address into url of site.ts or into SITE_URL, and build again`
  return [
    { severity: 'error', rule: 'noindex', where: '/', message: `search engines are kept away: ${cause}` },
  ]
}
