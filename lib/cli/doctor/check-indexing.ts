import { request } from 'undici'
import type { Finding } from './finding'

const TIMEOUT_MS = 20_000
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * What a host tells search engines.
 * @param robots the `X-Robots-Tag` header
 * @param rules its robots.txt
 */
type Indexing = { robots: string | null; rules: string }

/**
 * Checks whether the running site blocks search engines. A local site is requested with its public Host
 * header, as visitors will request it.
 * @param siteUrl the site's configured URL
 */
export async function checkIndexing(base: string, siteUrl: string): Promise<Finding[]> {
  const host = isLocal(base) ? new URL(siteUrl).host : new URL(base).host
  const [robots, rules] = await Promise.all([
    ask(base, host).then((answer) => [answer?.headers['x-robots-tag'] ?? []].flat().join(', ') || null),
    ask(`${base}/robots.txt`, host).then(async (answer) =>
      answer?.statusCode === 200 ? answer.body.text() : '',
    ),
  ])
  return indexingFindings(base, siteUrl, { robots, rules })
}

/** Reports a public site that blocks search engines: as an error, or as a warning before it is deployed. */
export function indexingFindings(base: string, siteUrl: string, { robots, rules }: Indexing): Finding[] {
  const severity = isLocal(base) ? ('warning' as const) : ('error' as const)
  const at = { severity, rule: 'noindex', where: '/' }
  const findings: Finding[] = []
  if (/\bnoindex\b/i.test(robots ?? ''))
    findings.push({ ...at, message: `search engines are kept away: ${causeOf(base, siteUrl)}` })
  if (/^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im.test(rules))
    findings.push({ ...at, message: 'search engines are kept away: robots.txt disallows every page' })
  return findings
}

function causeOf(base: string, siteUrl: string): string {
  const own = new URL(siteUrl).host
  return isLocal(base) || own === new URL(base).host
    ? 'build it without SITE_INDEXING=off, and look for a server in front of it that adds the header or does not hand on the Host header'
    : `it was built for ${own}; put this address into url of site.ts or into SITE_URL, and build again`
}

function ask(address: string, host: string) {
  const options = { headers: { host }, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return request(address, options).catch(() => null)
}

function isLocal(base: string): boolean {
  return LOOPBACK.test(new URL(base).hostname)
}
