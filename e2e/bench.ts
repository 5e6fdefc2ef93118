import { chromium } from 'playwright'
import { CHROMIUM_ARGS, requireChromium } from '../lib/cli/chromium'
import { freePort } from '../lib/cli/running-site'
import { parseUrl } from '../lib/text/parse-url'
import { buildSite, startSite } from './site'
import { weigh } from './weights'

const DIST = '.next-bench'
const RUNS = 5
/** Occasionally a trace lacks its beginning, and Lighthouse requires another. */
const TRIES = 3
const AUDITS = {
  'largest paint': 'largest-contentful-paint',
  'first paint': 'first-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

type Figures = { scores: string } & Record<keyof typeof AUDITS, number>

/**
 * Builds the site from `content/`, or CONTENT_DIR, and prints the bytes of every kind of page and what Lighthouse's
 * mobile profile measures there: medians, times in milliseconds.
 */
async function bench(): Promise<void> {
  const port = await freePort()
  // Lighthouse expects the address in canonical links.
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    CONTENT_DIR: process.env.CONTENT_DIR ?? 'content',
  }
  const { ok, output } = await buildSite(DIST, variables)
  if (!ok) throw new Error(output)
  const site = await startSite(DIST, variables, port)
  try {
    const pages = await findPages(site.url)
    console.table(await Promise.all(pages.map((page) => weigh(site.url, page))))
    console.table(await measureVitals(site.url, pages))
  } finally {
    await site.stop()
  }
}

/** Returns a page of each kind: of all with the same first part of the path, the first one of the sitemap. */
async function findPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => parseUrl(found)?.pathname,
  )
  const kinds = new Map<string, string>()
  for (const path of paths.filter((one) => one !== undefined)) {
    const [, first = '', second] = path.split('/')
    const kind = second ? `${first}/` : first
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** Measures all pages in turns, so that other load on the machine affects all of them alike. */
async function measureVitals(url: string, pages: string[]): Promise<Record<string, Figures>> {
  const port = await freePort()
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: requireChromium(), args })
  const measured = new Map(pages.map((page): [string, Figures[]] => [page, []]))
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [page, all] of measured) all.push(await askLighthouse(url + page, port))
  } finally {
    await browser.close()
  }
  return Object.fromEntries([...measured].map(([page, all]) => [page, mediansOf(all)]))
}

async function askLighthouse(url: string, port: number, tries = TRIES): Promise<Figures> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return askLighthouse(url, port, tries - 1)
    throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { audits, categories } = result.lhr
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join(' / ')
  const values = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? 0])
  return { scores, ...(Object.fromEntries(values) as Record<keyof typeof AUDITS, number>) }
}

function mediansOf(all: Figures[]): Figures {
  const medians = (Object.keys(AUDITS) as (keyof typeof AUDITS)[]).map((name) => {
    const sorted = all.map((figures) => figures[name]).toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    return [name, Number(median.toFixed(name === 'shift' ? 3 : 0))]
  })
  const values = Object.fromEntries(medians) as Record<keyof typeof AUDITS, number>
  return { scores: all.at(-1)?.scores ?? '', ...values }
}

bench().then(
  () => process.exit(0), // Lighthouse leaves connections open
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
