import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildBenchSite } from './bench-site'
import { type Choice, helpText, readChoice } from './choice'
import { endDescendants } from './process-tree'
import { markdown, type Measured, readReport, type Report } from './report'
import { type Section, SECTIONS } from './sections'

const ROOT = path.resolve(__dirname, '../..')
const JSON_FILE = path.join(__dirname, 'report.json')
const MARKDOWN_FILE = path.join(__dirname, 'REPORT.md')
/** Written by hand: why goals are missed, and what was tried. */
const MISSED_FILE = path.join(__dirname, 'MISSED.md')

/** Measures the site and its comparisons. `npm run bench -- --help` lists the sections that can run on their own. */
async function bench(): Promise<void> {
  const choice = readChoice(process.argv.slice(2), SECTIONS)
  if (choice.help) return console.log(helpText(SECTIONS))
  if (choice.search) return measureSearch()
  const before = readReport(JSON_FILE)
  const report = { ...before }
  const failed: string[] = []
  await timed('build', () => buildBenchSite(choice.built))
  for (const name of choice.sections) {
    const section = SECTIONS[name]
    if (!section) continue
    try {
      await timed(name, async () => {
        report[name] = await measure(section, choice)
      })
      if (!choice.quick) write(report, before)
    } catch (error) {
      failed.push(name)
      console.error(`${name} was not measured:`, error)
      endDescendants()
    }
  }
  const named = choice.sections.flatMap((name) => (report[name] ? [[name, report[name]] as const] : []))
  const measured: Report = Object.fromEntries(named)
  console.log(`\n${markdown(measured, before, Object.keys(SECTIONS))}`)
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}`)
}

async function measure(section: Section, { runs, quick }: Choice): Promise<Report[string]> {
  const started = performance.now()
  const measured = await withLimit(section.run({ runs, quick }), section.minutes * 3 * 60_000)
  const seconds = Math.round((performance.now() - started) / 1_000)
  return { ...measured, date: new Date().toISOString().slice(0, 16), seconds, runs, machine: machine() }
}

/**
 * Limits the time of a measurement. The caller ends the processes that the measurement has started.
 * @throws Error when the limit is exceeded
 */
async function withLimit(measuring: Promise<Measured>, limitMs: number): Promise<Measured> {
  const limit = new AbortController()
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${limitMs / 60_000} min.`)), limitMs)
    limit.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([measuring, late])
  } finally {
    limit.abort()
  }
}

/** Writes both report files after each section. Not called for quick runs, whose figures are no measurement. */
function write(report: Report, before: Report): void {
  writeFileSync(JSON_FILE, `${JSON.stringify({ sections: report }, null, 2)}\n`)
  const missed = existsSync(MISSED_FILE) ? `\n${readFileSync(MISSED_FILE, 'utf8')}` : ''
  writeFileSync(MARKDOWN_FILE, markdown(report, before, Object.keys(SECTIONS)) + missed)
}

/** Runs under the `react-server` condition, which Next sets too: server modules load only under it. */
function measureSearch(): void {
  const node = ['--expose-gc', '--import', 'tsx', '--conditions=react-server']
  const script = path.join(__dirname, 'search-scale.ts')
  execFileSync(process.execPath, [...node, script], { stdio: 'inherit', cwd: ROOT })
}

async function timed(name: string, doing: () => Promise<void>): Promise<void> {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${name} …`)
  const started = performance.now()
  await doing()
  console.log(`${name}: ${Math.round((performance.now() - started) / 1_000)} s`)
}

/** Describes the hardware and the package versions the figures were measured on. */
function machine(): string {
  const version = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  const packages = ['next', 'react', 'lighthouse', 'playwright'].map((name) => `${name} ${version(name)}`)
  const [cpu] = os.cpus()
  const hardware = `${os.availableParallelism()} cores (${cpu?.model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}`
  return `${hardware}; node ${process.versions.node}, ${packages.join(', ')}`
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
process.once('exit', endDescendants)

bench().then(
  () => process.exit(0), // Lighthouse leaves connections open
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
