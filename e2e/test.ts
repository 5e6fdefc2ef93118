import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR, moveBuild } from './build-folder'

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
/** In quotes, as Node reads it, since the path may have blanks. */
const SHORT_LIVED = `--require=${JSON.stringify(path.join(__dirname, 'short-lived.cjs'))}`

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

/**
 * What runs side by side, so that no core waits for the last suite or the single thread of a bundler: what reads the
 * code, the unit tests last as they keep every core busy by themselves; and all that changes the folders of builds, a
 * stage after the other. Types are among the latter, since they are generated into such a folder.
 */
const LANES: Stage[][] = [
  [
    { name: 'lint', commands: [npm('lint:code'), npm('lint:format')] },
    {
      name: 'unit tests',
      commands: [['npx', 'jest', '--json', '--outputFile=test-results/unit.json']],
      // Hundreds of suites leave their modules behind: with more room for what is young, a tenth less time goes into collecting.
      env: { NODE_OPTIONS: nodeOptions('--max-semi-space-size=64') },
      count: countUnit,
    },
  ],
  [
    { name: 'types', commands: [npm('typecheck')] },
    // What the bundler has done stays in the folder of the test builds, the first of which needs all of it.
    {
      name: 'build',
      commands: [npm('build')],
      env: { NEXT_DIST_DIR: BUILD_DIR, BUILD_CACHE: 'on' },
      after: () => moveBuild('.next'),
    },
    {
      name: "the owner's content",
      commands: [npm('e2e', '--', '--owner')],
      count: () => countBrowser('owner.json'),
    },
    { name: 'build of the fixture', commands: [npm('e2e', '--', '--build')] },
  ],
]

/** What tests need beside Node; what reads or builds the site needs none of it. */
const PROGRAMS = ['tsx', 'e2e/install-programs.ts']

/** They use every core by themselves, and say how far they are. */
const BROWSER_TESTS: Stage = {
  name: 'browser tests',
  commands: [npm('e2e', '--', '--built')],
  count: () => countBrowser('e2e.json'),
}

async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const names = LANES.map((stages) => stages.map(({ name }) => name).join(', '))
  console.log(`▸ side by side, each told when it has ended: ${names.join(' | ')}`)
  const programs = run(['npx', ...PROGRAMS], (text) => process.stdout.write(text))
  const tallies = (await Promise.all(LANES.map((stages) => runLane(stages, programs)))).flat()
  console.log(`\n▸ ${BROWSER_TESTS.name}`)
  tallies.push(await runStage(BROWSER_TESTS, (text) => process.stdout.write(text)))
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  return sum('failed') > 0 ? 1 : 0
}

/** Runs stages one after the other; what each has said is printed whole, not mixed with that of another lane. */
async function runLane(stages: Stage[], programs: Promise<boolean>): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const stage of stages) {
    const said: string[] = []
    // A stage with counts is one of tests.
    if (stage.count) await programs
    tallies.push(await runStage(stage, (text) => said.push(text)))
    console.log(`\n▸ ${stage.name}\n${said.join('').trimEnd()}`)
  }
  return tallies
}

async function runStage(stage: Stage, say: (text: string) => void): Promise<Tally> {
  const started = Date.now()
  const ok = (await Promise.all(stage.commands.map((command) => run(command, say, stage.env)))).every(Boolean)
  if (ok) stage.after?.()
  say(`  ${stage.name}: ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`)
  return tallyOf(stage, ok)
}

/** @returns whether it ended without a fault */
function run(
  [command = '', ...args]: string[],
  say: (text: string) => void,
  env: Record<string, string> = {},
): Promise<boolean> {
  const all = { ...process.env, NODE_OPTIONS: nodeOptions(), NEXT_TELEMETRY_DISABLED: '1', ...env }
  const child = spawn(command, args, { cwd: ROOT, stdio: ['inherit', 'pipe', 'pipe'], env: all })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

function nodeOptions(...more: string[]): string {
  return [process.env.NODE_OPTIONS ?? '', SHORT_LIVED, ...more].join(' ').trim()
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
