import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { ask, quantile } from '../load/traffic'
import { buildSite, startSite } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-test'
const TEXT =
  '## Sección\n\nUn párrafo con **negrita**, `código` y [un enlace](https://example.com) de unas veinte palabras.\n\n'
/** Paths whose response time must not depend on the number of articles. */
const ADDRESSES = [
  '/articles',
  '/articles/page/2',
  '/sitemap.xml',
  '/rss.xml',
  '/api/portfolio/articles.php?limit=12',
  '/article/no-existe',
]

export type Built = {
  name: string
  articles: number
  prerendered: number
  seconds: number
  peakMegabytes: number
  outputMegabytes: number
  /** Median response time in milliseconds, by path. */
  answers: Record<string, number>
}

type Case = { name: string; articles: number; prerender?: number; words?: boolean }

/** Builds the site with generated articles from a stub of the API, and measures the built site. */
export async function measureScale(cases: Case[]): Promise<Built[]> {
  const built: Built[] = []
  for (const one of cases) built.push(await build(one))
  rmSync(path.join(ROOT, DIST), { recursive: true, force: true })
  return built
}

async function build({ name, articles, prerender = 200, words = true }: Case): Promise<Built> {
  const content = words ? TEXT.repeat(50) : ''
  const upstream = createUpstream({
    articles: Array.from({ length: articles }, (_, index) => anArticleRow(index + 1, { content })),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  })
  const variables = {
    SITE_URL: `http://localhost:${await freePort()}`,
    PORTFOLIO_API_LOCAL: await upstream.start(),
    PRERENDER_ARTICLES: String(prerender),
    BUILD_CACHE: 'off',
  }
  let peak = 0
  const watching = setInterval(() => (peak = Math.max(peak, megabytesOfChildren())), 500)
  const started = performance.now()
  const { ok, output } = await buildSite(DIST, variables)
  const seconds = (performance.now() - started) / 1_000
  clearInterval(watching)
  if (!ok) throw new Error(output)
  const site = await startSite(DIST, variables)
  try {
    return {
      name,
      articles,
      prerendered: Math.min(articles, prerender),
      seconds: Number(seconds.toFixed(1)),
      peakMegabytes: peak,
      outputMegabytes: Math.round(bytesOf(path.join(ROOT, DIST, 'server')) / 1024 / 1024),
      answers: await medians(site),
    }
  } finally {
    await site.stop()
    await upstream.stop()
  }
}

async function medians(site: RunningSite): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const address of ADDRESSES) {
    await ask(site.url, address)
    const times = []
    for (let index = 0; index < 30; index += 1) times.push((await ask(site.url, address)).ms)
    answers[address] = Number(quantile(times, 0.5).toFixed(1))
  }
  return answers
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, { size }) => sum + size, 0)
}

/** Resident memory of all descendants of this process. */
function megabytesOfChildren(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number])
  const family = new Set([process.pid])
  for (let grown = true; grown;) {
    grown = false
    for (const [pid, parent] of rows)
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid)
        grown = true
      }
  }
  family.delete(process.pid)
  return Math.round(
    rows.filter(([pid]) => family.has(pid)).reduce((sum, [, , kilobytes]) => sum + kilobytes, 0) / 1024,
  )
}
