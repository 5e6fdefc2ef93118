import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

type Tally = { passed: number; failed: number; skipped: number }
/** A stage without a count is one check: it passes or fails as a whole. */
type Stage = { name: string; command: string; count?: () => Tally }

const STAGES: Stage[] = [
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'unit tests', command: 'npx jest --json --outputFile=test-results/unit.json', count: countUnit },
  { name: 'build', command: 'npm run --silent build' },
  {
    name: "browser tests of the owner's content",
    command: 'npm run --silent e2e -- --owner',
    count: () => countBrowser('owner.json'),
  },
  { name: 'browser tests', command: 'npm run --silent e2e', count: () => countBrowser('e2e.json') },
]

/** Runs every stage, one after another, also behind a failed one. */
function main(): number {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const tallies = STAGES.map(runStage)
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return sum('failed') > 0 ? 1 : 0
}

function runStage({ name, command, count }: Stage): Tally {
  console.log(`\n▸ ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit', env: environment() })
  const isOk = status === 0
  console.log(`  ${name}: ${isOk ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  const tally = count ? readTally(count) : { passed: isOk ? 1 : 0, failed: 0, skipped: 0 }
  return !isOk && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** With the bundler's cache, which later builds of the same code read. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BUILD_CACHE: 'on' }
}

function readTally(count: () => Tally): Tally {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 0, skipped: 0 } // the runner ended before it wrote its results
  }
}

function countUnit(): Tally {
  const results = readResults('unit.json')
  return {
    passed: Number(results.numPassedTests),
    failed: Number(results.numFailedTests) + Number(results.numRuntimeErrorTestSuites),
    skipped: Number(results.numPendingTests),
  }
}

function countBrowser(file: string): Tally {
  const stats = readResults(file).stats as Record<string, number>
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }
}

function readResults(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')) as Record<string, unknown>
}

process.exitCode = main()
