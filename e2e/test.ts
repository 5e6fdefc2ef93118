import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR, moveBuild } from './build-folder'

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
/** Quoted the way Node parses it, because the path may contain spaces. */
const SHORT_LIVED = `--require=${JSON.stringify(path.join(__dirname, 'short-lived.cjs'))}`

type Tally = { passed: number; failed: number; skipped: number }
type Stage = {
  name: string
  /** Commands that run in parallel. */
  commands: string[][]
  count?: () => Tally
  env?: Record<string, string>
  after?: () => void
}

const npm = (...args: string[]) => ['npm', 'run', '--silent', ...args]

/**
 * Lanes that run in parallel, so that no core waits for the last suite or the bundler's single thread. The first lane
 * reads the code, with the unit tests last, because they keep every core busy. The second lane changes build folders,
 * one stage at a time. Type checking belongs to it, because types are generated into such a folder.
 */
const LANES: Stage[][] = [
  [
    { name: 'lint', commands: [npm('lint:code'), npm('lint:format')] },
    {
      name: 'unit tests',
      commands: [['npx', 'jest', '--json', '--outputFile=test-results/unit.json']],
      // Hundreds of suites leave their modules behind as garbage: a larger young generation saves a tenth of the
      // collection time.
      env: { NODE_OPTIONS: nodeOptions('--max-semi-space-size=64') },
      count: countUnit,
    },
  ],
  [
    { name: 'types', commands: [npm('typecheck')] },
    // The bundler's cache stays in the folder of the test builds, and the first of these reuses all of it.
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

/** Installs the programs that tests need besides Node; stages that read or build the site don't need them. */
const PROGRAMS = ['tsx', 'e2e/install-programs.ts']

/** These use every core by themselves, and report their progress. */
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

/**
 * Runs the stages of a lane one after another, and prints each stage's output as a whole, not interleaved with other
 * lanes.
 */
async function runLane(stages: Stage[], programs: Promise<boolean>): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const stage of stages) {
    const said: string[] = []
    // Only test stages have counts, and need the programs.
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

/** @returns whether the command succeeded */
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

/**
 * Returns the results of a stage. A stage without counts is one check; a test runner that failed without results counts
 * as one failure.
 */
function tallyOf({ count }: Stage, ok: boolean): Tally {
  const counted = count ? attempt(count) : null
  const tally = counted ?? { passed: ok && !count ? 1 : 0, failed: ok && !count ? 0 : 1, skipped: 0 }
  return !ok && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function attempt(count: () => Tally): Tally | null {
  try {
    return count()
  } catch {
    return null // the runner died before it wrote its results
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
