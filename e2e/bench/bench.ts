import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { buildSite, startSite } from '../site'
import { bytes } from './bytes'
import { interaction } from './interaction'
import { memory } from './memory'
import { findPages, type Section, type Table } from './pages'
import { serving } from './serving'
import { vitals } from './vitals'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-bench'
const REPORT = path.join(__dirname, 'REPORT.md')
const SECTIONS: Record<string, Section> = { bytes, vitals, interaction, serving, memory }
const HELP = `npm run bench [-- options]

Builds the site and measures what visitors feel. All sections together are written to e2e/bench/REPORT.md.

  --only a,b   ${Object.keys(SECTIONS).join(', ')}
  --runs n     how often each figure is measured (default 5)`

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  const wanted = values.only?.split(',') ?? Object.keys(SECTIONS)
  const unknown = wanted.filter((name) => !SECTIONS[name])
  if (unknown.length > 0) throw new Error(`No such section: ${unknown.join(', ')}\n\n${HELP}`)
  const report = await measure(wanted, Number(values.runs))
  console.log(report)
  if (!values.only) writeFileSync(REPORT, report)
}

async function measure(names: string[], runs: number): Promise<string> {
  return withBuiltSite(async (site) => {
    const pages = await findPages(site.url)
    await warmUp(site.url, pages.all)
    const parts = [
      '# Figures\n\nWritten by `npm run bench`. Medians; the smallest and the largest value in brackets.',
      `${new Date().toISOString().slice(0, 10)}; ${machine()}; ${runs} runs; build: ${site.buildSeconds} s.`,
    ]
    for (const name of names) {
      console.log(`${name} …`)
      const table = await SECTIONS[name]?.({ ...site, pages, runs })
      if (table) parts.push(markdown(table))
    }
    return `${parts.join('\n\n')}\n`
  })
}

/**
 * Builds the site with the content of `content/`, or of CONTENT_DIR, and runs it for the duration of a measurement. Its
 * public address is the local one, which Lighthouse expects in canonical links.
 */
async function withBuiltSite<T>(
  measure: (site: RunningSite & { buildSeconds: number }) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    CONTENT_DIR: process.env.CONTENT_DIR ?? 'content',
    BUILD_CACHE: 'off',
  }
  const started = performance.now()
  const { ok, output } = await buildSite(DIST, variables)
  if (!ok) throw new Error(output)
  const buildSeconds = Math.round((performance.now() - started) / 1_000)
  const site = await startSite(DIST, variables, port)
  try {
    return await measure({ ...site, buildSeconds })
  } finally {
    await site.stop()
  }
}

/** Requests every page twice, so that everything is rendered, compressed and cached before it is measured. */
async function warmUp(url: string, paths: string[]): Promise<void> {
  for (const page of [...paths, ...paths])
    await (await fetch(url + page, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer()
}

function markdown({ title, heads, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = line(heads.map((_, column) => (column === 0 ? '---' : '---:')))
  return [`## ${title}`, '', line(heads), rule, ...rows.map(line)].join('\n')
}

/** Describes the hardware and the package versions that the figures were measured on. */
function machine(): string {
  const packages = ['next', 'react', 'lighthouse'].map((name) => {
    const file = path.join(ROOT, 'node_modules', name, 'package.json')
    return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`
  })
  const [cpu] = os.cpus()
  return `${os.availableParallelism()} cores (${cpu?.model.trim()}), Node ${process.versions.node}, ${packages.join(', ')}`
}

bench().then(
  () => process.exit(0), // Lighthouse leaves connections open
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
