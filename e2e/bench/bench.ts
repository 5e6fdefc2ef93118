import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../lib/cli/running-site'
import { hasTool } from '../../lib/cli/system-package'
import { PAGES } from '../routes'
import { buildSite, startSite } from '../site'
import { measureJourney } from './journey'
import { startNginx } from './nginx'
import { markdown, type Report } from './report'
import { measureScale } from './scale'
import { measureServing } from './serving'
import { measureVitals, type Vitals } from './vitals'
import { weighEmptyPage } from './empty-page'
import { weigh } from './weights'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-test'
const JSON_FILE = path.join(__dirname, 'report.json')
const MARKDOWN_FILE = path.join(__dirname, 'REPORT.md')
/** Written by hand: why a target is missed, and what was tried. */
const MISSED_FILE = path.join(__dirname, 'MISSED.md')
const ARTICLE_WITH_IMAGES = '/article/con-fotografia'

const options = {
  runs: { type: 'string', default: '3' },
  search: { type: 'boolean', default: false },
} as const

/**
 * Measures the site and what it is compared to, in one run; npm run bench -- --runs 1 is quicker. With --search, the
 * search alone.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.search) return measureSearch()
  const port = await freePort()
  const variables = { SITE_URL: `http://localhost:${port}` }
  const build = await buildSite(DIST, variables)
  if (!build.ok) throw new Error(build.output)
  const site = await startSite(DIST, variables, port)
  const pages = [...PAGES, ARTICLE_WITH_IMAGES]
  const before = existsSync(JSON_FILE) ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Report) : null
  const report: Partial<Report> = {
    date: new Date().toISOString().slice(0, 16),
    versions: versions(),
    machine: machine(),
  }
  try {
    await step('weights', async () => {
      report.emptyPageJs = await weighEmptyPage()
      report.weights = await Promise.all(pages.map((page) => weigh(site.url, page)))
    })
    await step('serving', async () => {
      report.serving = await measureServing(site.url, [
        ARTICLE_WITH_IMAGES,
        '/articles',
        '/api/portfolio/articles.php?limit=12',
      ])
    })
    await step('vitals', async () => {
      const runs = Number(values.runs)
      report.vitals = await measureVitals(site.url, pages, runs)
      report.vitals.push(...(await vitalsBehindNginx(site.url, pages.filter(isArticle), runs)))
    })
    await step('journey', async () => {
      report.journey = await measureJourney(site.url)
    })
  } finally {
    await site.stop()
    rmSync(path.join(ROOT, DIST), { recursive: true, force: true })
  }
  await step('scale', async () => {
    report.scale = await measureScale([
      { name: '100', articles: 100 },
      { name: '200', articles: 200 },
      { name: '1,000', articles: 1_000 },
      { name: '5,000', articles: 5_000 },
      { name: '1,000 empty, all made', articles: 1_000, prerender: 1_000, words: false },
      { name: '1,000, all made', articles: 1_000, prerender: 1_000 },
    ])
  })
  const missed = readFileSync(MISSED_FILE, 'utf8')
  const text = `${markdown(report as Report, before)}\n${missed}`
  writeFileSync(JSON_FILE, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(MARKDOWN_FILE, text)
  console.log(`\n${text}\n${path.relative(ROOT, MARKDOWN_FILE)}`)
}

/** Modules of the server are only loaded under the condition that Next sets for them. */
function measureSearch(): void {
  const node = ['--expose-gc', '--import', 'tsx', '--conditions=react-server']
  for (const script of ['search-peers.ts', 'search-scale.ts'])
    execFileSync(process.execPath, [...node, path.join(__dirname, script)], { stdio: 'inherit', cwd: ROOT })
}

const isArticle = (page: string) => page.startsWith('/article/')

/** Measures the pages with the most HTML behind the nginx configuration of the repository. */
async function vitalsBehindNginx(site: string, pages: string[], runs: number): Promise<Vitals[]> {
  if (!hasTool('nginx', 'nginx')) return []
  const nginx = await startNginx(site)
  const url = nginx.url.replace('127.0.0.1', 'localhost') // Lighthouse's SEO audits expect the name localhost
  try {
    for (const page of pages) await fetch(url + page, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const measured = await measureVitals(url, pages, runs)
    return measured.map((vitals) => ({ ...vitals, path: `${vitals.path}, behind nginx` }))
  } finally {
    await nginx.stop()
  }
}

async function step(name: string, measure: () => Promise<void>): Promise<void> {
  const started = Date.now()
  await measure()
  console.log(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`)
}

function versions(): Record<string, string> {
  const of = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  return { node: process.versions.node, next: of('next'), react: of('react'), lighthouse: of('lighthouse') }
}

function machine(): string {
  return `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}`
}

bench().then(
  () => process.exit(0), // Lighthouse leaves connections open
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
