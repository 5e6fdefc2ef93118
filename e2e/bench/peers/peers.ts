import path from 'node:path'
import { pagesOf } from '../bench-pages'
import { CONTENT, withSite } from '../bench-site'
import { startNginx } from '../nginx'
import type { Cell, Measured } from '../report'
import { inTurns, spread } from '../statistics'
import { withLighthouse } from '../vitals'
import { weigh } from '../weights'
import { hasWrk, load } from '../wrk'
import { type PeerSite, startPeer } from './peer-site'

const ROOT = path.resolve(__dirname, '../../..')
const NAMES = {
  astro: 'Astro, files served by nginx',
  next: 'Next, next start',
}
const NOTE = `Both are plain blogs that are composed of packages of the registry: a layout, a list, a page for each article, 60 lines
of styles, the fonts of the system. They are not the starters of Astro and of Next themselves (\`create-astro --template blog\`,
\`create-next-app --example blog-starter\`), which are fetched from GitHub and are not in the registry: those have more
styles, a picture on every page and, Astro's, fonts of its own.`

type Site = { name: string; url: string; article: string }
type Options = { runs: number; quick: boolean }

/**
 * Compares this site with the same articles in a plain Astro blog and a plain Next blog.
 * One article of each is measured.
 */
export async function measurePeers({ runs, quick }: Options): Promise<Measured> {
  return withSite(async ({ url }) => {
    const { article } = await pagesOf(url)
    const slug = article.path.replace('/article/', '')
    const nginx = await startNginx(url)
    const running: PeerSite[] = []
    const missing: string[] = []
    const sites: Site[] = [
      { name: 'this site, npm start', url, article: article.path },
      {
        name: 'this site, behind nginx',
        url: nginx.url.replace('127.0.0.1', 'localhost'),
        article: article.path,
      },
    ]
    try {
      for (const [peer, name] of Object.entries(NAMES)) {
        console.log(`  ${name} …`)
        const site = await startPeer(peer, path.resolve(ROOT, CONTENT), slug).catch((error: unknown) => {
          console.error(error)
          const [reason] = String(error).split('\n')
          missing.push(`${name}, was not measured: ${reason}`)
          return null
        })
        if (!site) continue
        running.push(site)
        sites.push({ name, ...site })
      }
      return {
        tables: [{ ...(await compare(sites, runs, quick ? 1 : 3)), note: [NOTE, ...missing].join('\n\n') }],
      }
    } finally {
      for (const site of running) await site.stop()
      await nginx.stop()
    }
  })
}

async function compare(sites: Site[], runs: number, seconds: number) {
  const addresses = sites.map(({ name, url, article }) => [name, url + article] as const)
  for (const [, address] of addresses) await fetch(address)
  const weights = await Promise.all(sites.map(({ url, article }) => weigh(url, article)))
  const vitals = await withLighthouse((vitalsOf) =>
    inTurns(runs, Object.fromEntries(addresses.map(([name, address]) => [name, () => vitalsOf(address)]))),
  )
  const loads = hasWrk()
    ? await inTurns(
        runs,
        Object.fromEntries(addresses.map(([name, address]) => [name, () => load(address, seconds)])),
      )
    : {}
  const rows = sites.map(({ name }, index): Cell[] => {
    const [weight, seen, loaded] = [weights[index], vitals[name] ?? [], loads[name]]
    return [
      name,
      weight?.html ?? '',
      weight?.js ?? '',
      weight?.css ?? '',
      spread(seen.map((one) => one.largestMs)),
      spread(seen.map((one) => one.firstMs)),
      loaded ? spread(loaded.map(({ perSecond }) => perSecond)) : 'wrk is missing',
    ]
  })
  return {
    heading: 'The same article, in turns',
    heads: [
      'site',
      'HTML, gzip',
      'script',
      'styles',
      'largest paint, ms',
      'first paint, ms',
      'requests a second',
    ],
    rows,
  }
}
