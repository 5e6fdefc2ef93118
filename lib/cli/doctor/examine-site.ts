import { existsSync } from 'node:fs'
import path from 'node:path'
import { currentBuild } from '../../server/current-build.cjs'
import { LOOPBACK } from '../check/text-links'
import { askSite, startNext } from '../running-site'
import { checkLinks, type Finding } from './links'
import { checkPreviews, type Preview } from './previews'

/**
 * @param url where the site runs already @param siteUrl its configured address
 * @param external whether links to other sites are requested too
 */
type SiteOptions = { url?: string; siteUrl: string; external: boolean }
type Examined = { findings: Finding[]; previews: Preview[] }

/**
 * Examines the running site: the one at the given URL, or the last build.
 * @returns null without a build
 */
export async function examineSite({ url, ...options }: SiteOptions): Promise<Examined | null> {
  const root = process.cwd()
  if (!url && !existsSync(path.join(root, currentBuild(root, process.env), 'BUILD_ID'))) return null
  const served = url
    ? { url: url.replace(/\/+$/, ''), stop: () => undefined }
    : await startNext({ root, env: process.env })
  try {
    return await examine(served.url, options)
  } finally {
    await served.stop()
  }
}

async function examine(base: string, { siteUrl, external }: Omit<SiteOptions, 'url'>): Promise<Examined> {
  const { origin, host } = new URL(siteUrl)
  const isLocal = LOOPBACK.test(new URL(base).hostname)
  // A local site is asked by its public name, as visitors will ask it.
  const ask = (address: string) =>
    askSite(base, address, isLocal ? host : new URL(base).host).catch(() => null)
  const home = await ask('/')
  if (home?.status !== 200) {
    const message = `the home page answers ${home?.status ?? 'nothing'}; nothing else was looked at`
    return { findings: [{ severity: 'error', where: '/', message }], previews: [] }
  }
  const robots = [home.headers['x-robots-tag']].flat().join()
  const bodyOf = async (address: string) => {
    const answer = await ask(address)
    return answer?.status === 200 ? answer.body : null
  }
  const rules = String((await bodyOf('/robots.txt')) ?? '')
  const sitemap = String((await bodyOf('/sitemap.xml')) ?? '')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const whole = address.replaceAll('&amp;', '&')
    return whole.startsWith(origin) ? [whole.slice(origin.length) || '/'] : []
  })
  const { findings, previews } = await checkPreviews(origin, listed, bodyOf)
  return {
    findings: [
      ...indexingFindings({ robots, rules, isLocal, isOther: !isLocal && host !== new URL(base).host, host }),
      ...(isLocal ? [] : proxyFindings(await clientSeen(base).catch(() => ''))),
      ...(await checkLinks(base, origin, listed, external)),
      ...findings,
    ],
    previews,
  }
}

/** An address that belongs to nobody (RFC 5737), sent as a visitor would send it who hides behind it. */
const FORGED = '192.0.2.1'

/** Returns the network that the site takes a request to come from which claims to come from elsewhere. */
async function clientSeen(base: string): Promise<string> {
  const { body } = await askSite(base, '/api/health', new URL(base).host, { 'x-forwarded-for': FORGED })
  const { client } = JSON.parse(String(body)) as { client?: unknown }
  return typeof client === 'string' ? client : ''
}

/** Reports a site that believes what a visitor says about his own address, so that no limit holds him. */
export function proxyFindings(client: string): Finding[] {
  const message =
    'the site believes the address that a visitor writes into X-Forwarded-For: TRUST_PROXY counts more proxies than there are'
  return client === FORGED ? [{ severity: 'error', where: '/api/health', message }] : []
}

type Indexing = { robots: string; rules: string; isLocal: boolean; isOther: boolean; host: string }

/** Reports a site that keeps search engines away: as an error, or as a warning before it is deployed. */
export function indexingFindings({ robots, rules, isLocal, isOther, host }: Indexing): Finding[] {
  const cause = isOther
    ? `it was built for ${host}; put this address into url of site.ts or into SITE_URL, and build again`
    : 'build it without SITE_INDEXING=off, and look for a server in front of it that adds the header or does not hand on the Host header'
  const isDisallowed = /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im.test(rules)
  const causes = [
    ...(/\bnoindex\b/i.test(robots) ? [cause] : []),
    ...(isDisallowed ? ['robots.txt disallows every page'] : []),
  ]
  const severity = isLocal ? 'warning' : 'error'
  return causes.map((one) => ({ severity, where: '/', message: `search engines are kept away: ${one}` }))
}
