import { has, NGINX } from '../programs'
import { type BenchPages, pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { startNginx } from './nginx'
import { atLeast, atMost, type Cell, type Goal, type Measured } from './report'
import { inTurns, spread } from './statistics'
import { type Vitals, withLighthouse } from './vitals'

const LARGEST_MS = 1_000
const FIRST_MS = 850
const BLOCKING_MS = 50
const QUICK_PAGES = 2

type Server = { name: string; url: string; pages: string[] }
type Options = { runs: number; quick: boolean }

/** Runs Lighthouse's mobile profile on every kind of page, from Node and behind nginx, in turns. */
export async function measurePageVitals({ runs, quick }: Options): Promise<Measured> {
  return withSite(async ({ url }) => {
    const pages = await pagesOf(url)
    const chosen = { ...pages, all: quick ? pages.all.slice(-QUICK_PAGES) : pages.all }
    return withServers(url, chosen, async (servers) => {
      const measured = await withLighthouse((vitalsOf) => measureAll(servers, runs, vitalsOf))
      return {
        tables: servers.map(({ name, pages }) => tableOf(name, pages, measured)),
        goals: goalsOf(measured),
      }
    })
  })
}

function measureAll(servers: Server[], runs: number, vitalsOf: (url: string) => Promise<Vitals>) {
  const measures = servers.flatMap(({ name, url, pages }) =>
    pages.map((page) => [key(name, page), () => vitalsOf(url + page)] as const),
  )
  return inTurns(runs, Object.fromEntries(measures), (round) => console.log(`  run ${round} of ${runs} …`))
}

const key = (server: string, page: string) => `${page}, ${server}`

/** Starts the servers to compare. */
async function withServers<T>(
  site: string,
  pages: BenchPages,
  measure: (servers: Server[]) => Promise<T>,
): Promise<T> {
  const servers: Server[] = [{ name: 'Node', url: site, pages: pages.all }]
  const running: { stop: () => Promise<void> }[] = []
  try {
    if (has(NGINX)) {
      const nginx = await startNginx(site)
      running.push(nginx)
      const url = nginx.url.replace('127.0.0.1', 'localhost') // Lighthouse's SEO audits expect the name localhost
      servers.push({ name: 'nginx', url, pages: pages.all })
    }
    // Renders, compresses and caches everything before it is measured.
    for (const { url, pages } of servers)
      for (const page of pages)
        for (let time = 0; time < 3; time += 1)
          await fetch(url + page, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    return await measure(servers)
  } finally {
    for (const server of running) await server.stop()
  }
}

function tableOf(server: string, pages: string[], measured: Record<string, Vitals[]>) {
  const rows = pages.map((page): Cell[] => {
    const vitals = measured[key(server, page)] ?? []
    return [
      page,
      scoresOf(vitals).join(' / '),
      spread(vitals.map((one) => one.largestMs)),
      spread(vitals.map((one) => one.firstMs)),
      spread(vitals.map((one) => one.blockingMs)),
      spread(
        vitals.map((one) => one.shift),
        3,
      ),
    ]
  })
  const heads = ['page', 'scores', 'largest paint, ms', 'first paint, ms', 'blocking, ms', 'shift']
  return { heading: `Lighthouse, mobile, from ${server}`, heads, rows }
}

/** Returns the median of each category. */
function scoresOf(vitals: Vitals[]): number[] {
  return [0, 1, 2, 3].map((category) => spread(vitals.map(({ scores }) => scores[category] ?? 0)).median)
}

function goalsOf(measured: Record<string, Vitals[]>): Goal[] {
  const all = Object.entries(measured)
  const medians = (of: (one: Vitals) => number, digits = 0) =>
    all.map(([name, vitals]): [string, number] => [name, spread(vitals.map(of), digits).median])
  return [
    atMost(
      'largest paint',
      LARGEST_MS,
      medians((one) => one.largestMs),
      ' ms',
    ),
    atMost(
      'first paint',
      FIRST_MS,
      medians((one) => one.firstMs),
      ' ms',
    ),
    atMost(
      'blocking time',
      BLOCKING_MS,
      medians((one) => one.blockingMs),
      ' ms',
    ),
    atMost(
      'layout shift',
      0,
      medians((one) => one.shift, 2),
    ),
    atLeast(
      'Lighthouse, the lowest of four categories',
      100,
      all.map(([name, vitals]) => [name, Math.min(...scoresOf(vitals))]),
    ),
  ]
}
