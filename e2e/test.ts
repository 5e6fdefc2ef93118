import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR, moveBuild } from './build-folder'

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

type Tally = { passed: number; failed: number; skipped: number }
type Stage = {
  name: string
  /** The commands, which run at the same time. */
  commands: string[][]
  count?: () => Tally
  env?: Record<string, string>
  after?: () => void
}

const npm = (...args: string[]) => ['npm', 'run', '--silent', ...args]

/** Everything that has to hold, in the order in which it fails fastest. */
const STAGES: Stage[] = [
  { name: 'lint and types', commands: [npm('lint:code'), npm('lint:format'), npm('typecheck')] },
  {
    name: 'unit tests',
    commands: [['npx', 'jest', '--json', '--outputFile=test-results/unit.json']],
    count: countUnit,
  },
  // What the bundler has done stays in the folder of the test builds, the first of which needs all of it.
  {
    name: 'build',
    commands: [npm('build')],
    env: { NEXT_DIST_DIR: BUILD_DIR },
    after: () => moveBuild('.next'),
  },
  {
    name: "the owner's content",
    commands: [npm('e2e', '--', '--owner')],
    count: () => countBrowser('owner.json'),
  },
  { name: 'browser tests', commands: [npm('e2e')], count: () => countBrowser('e2e.json') },
]

async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const total: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (const stage of STAGES) {
    console.log(`\n▸ ${stage.name}`)
    const started = Date.now()
    const ok = (await Promise.all(stage.commands.map((command) => run(command, stage.env)))).every(Boolean)
    if (ok) stage.after?.()
    const tally = tallyOf(stage, ok)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
    console.log(`  ${stage.name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  }
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
}

/** @returns whether it ended without a fault */
function run([command = '', ...args]: string[], env: Record<string, string> = {}): Promise<boolean> {
  const all = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env }
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: all })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** A stage without counts is one check; a runner that failed without saying how counts as one failure. */
function tallyOf({ count }: Stage, ok: boolean): Tally {
  const counted = count ? attempt(count) : null
  const tally = counted ?? { passed: ok && !count ? 1 : 0, failed: ok && !count ? 0 : 1, skipped: 0 }
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function attempt(count: () => Tally): Tally | null {
  try {
    return count()
  } catch {
    return null // the runner died before it could write its results
  }
}

function countUnit(): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
    readResults('unit.json')
  return {
    passed: Number(numPassedTests),
    failed: Number(numFailedTests) + Number(numRuntimeErrorTestSuites),
    skipped: Number(numPendingTests),
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

void main().then((code) => {
  process.exitCode = code
})
