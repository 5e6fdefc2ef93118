import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SAMPLE } from '../lib/cli/sample/sample'
import { lookAround, type Result } from './first-hour/look-around'
import { ARTICLES, PERSON, writeAnswers, writeProjects } from './first-hour/person'
import { tracesOf, type Traces } from './first-hour/traces'
import { listSample } from './sample-marks'

/*
 * `npx tsx --conditions=react-server e2e/first-hour.ts`: plays a new owner's first hour on a clone of the last commit, and looks for remains of the
 * sample in everything that their site serves. `--skip unit,lint` skips steps, `--keep` keeps the clone.
 */
const ROOT = path.resolve(__dirname, '..')
/** Added to each article's front matter. */
const FRONT =
  'tags: [rust, kubernetes]\nmeta_description: Lo que aprendimos en Vigo, contado con cifras y sin adornos para quien haga guardias.'
const STEP_TIMEOUT_MS = 900_000

type Row = { step: string; isGood: boolean; seconds: number; note: string }

async function main(): Promise<boolean> {
  const options = {
    skip: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  } as const
  const { skip, keep } = parseArgs({ options }).values
  const desk = mkdtempSync(path.join(tmpdir(), 'first-hour-'))
  const rows: Row[] = []
  try {
    for (const [step, play] of Object.entries(stepsOf(desk))) {
      if (skip.split(',').includes(step)) continue
      const start = Date.now()
      const { isGood, note } = await play().catch((error: Error) => ({ isGood: false, note: error.message }))
      rows.push({ step, isGood, seconds: Math.round((Date.now() - start) / 1_000), note })
      console.log(lineOf(rows.at(-1)))
      if (!isGood && ['clone', 'setup', 'build'].includes(step)) break
    }
  } finally {
    if (keep) console.log(`The clone stays in ${desk}.`)
    else rmSync(desk, { recursive: true, force: true })
  }
  console.log(`\n${rows.map(lineOf).join('\n')}`)
  return rows.every(({ isGood }) => isGood)
}

function stepsOf(desk: string): Record<string, () => Promise<Result>> {
  const site = path.join(desk, 'site')
  const content = path.join(site, 'content')
  let traces: Traces
  const npm = (...words: string[]) => run(site, 'npm', ['run', '--silent', ...words])
  const script = (name: string) => [name, async () => npm(name)] as const
  return {
    clone: async () => {
      execFileSync('git', ['clone', '--quiet', ROOT, site])
      const note = installed(site)
      traces = tracesOf(content, JSON.stringify([PERSON, ARTICLES]))
      const isListed = JSON.stringify(listSample(site)) === JSON.stringify(SAMPLE)
      const stale = 'lib/cli/sample/sample.json is older than the sample: run e2e/sample-marks.ts'
      return {
        isGood: isListed && traces.words.length > 0,
        note: isListed
          ? `${note}; ${traces.words.length} words and ${traces.files.size} files to look for`
          : stale,
      }
    },
    setup: async () => npm('setup', '--', '--from', await writeAnswers(desk)),
    'setup again': async () => {
      const again = npm('setup', '--', '--from', path.join(desk, 'answers.json'))
      return { isGood: again.isGood && again.note.includes('nothing was written'), note: again.note }
    },
    articles: async () => writeArticles(content, npm),
    projects: async () => {
      await writeProjects(content)
      return { isGood: true, note: '' }
    },
    cv: async () => npm('cv'),
    ...Object.fromEntries(['lint', 'check', 'typecheck', 'unit', 'build'].map(script)),
    doctor: async () => npm('doctor', '--', '--strict'),
    crawl: async () => lookAround({ root: site, env: environment(), origin: PERSON.url, traces }),
  }
}

/**
 * Hard-links node_modules, which is equivalent to a fresh install and immediate. Across file systems, where that fails,
 * npm installs.
 */
function installed(site: string): string {
  const linked = spawnSync('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(site, 'node_modules')])
  if (linked.status === 0) return 'node_modules hard-linked'
  rmSync(path.join(site, 'node_modules'), { recursive: true, force: true })
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: site })
  return 'node_modules installed by npm ci'
}

/** Creates each article with the command, and then fills it in. */
function writeArticles(content: string, npm: (...words: string[]) => Result): Result {
  const results = Object.keys(ARTICLES).map((title) => npm('new', '--', title))
  for (const name of readdirSync(path.join(content, 'articles'))) {
    const file = path.join(content, 'articles', name)
    const draft = readFileSync(file, 'utf8')
    const text = Object.entries(ARTICLES).find(([title]) => draft.includes(title))?.[1] ?? ''
    const front = draft
      .slice(0, draft.indexOf('\n---\n', 4) + 5)
      .replace('status: draft', 'status: published')
    writeFileSync(file, `${front.replace('tags: []', FRONT)}\n${text}`)
  }
  return { isGood: results.every(({ isGood }) => isGood), note: results.map(({ note }) => note).join('\n') }
}

function run(cwd: string, command: string, words: string[]): Result {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd,
    env: environment(),
    encoding: 'utf8',
    timeout: STEP_TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { isGood: status === 0, note: `${stdout}${stderr}`.trim() }
}

/** The environment of a person who has set no variables, not even NODE_ENV, which the types require. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => ['PATH', 'HOME'].includes(name))
  return Object.fromEntries([...kept, ['NEXT_TELEMETRY_DISABLED', '1']]) as NodeJS.ProcessEnv
}

function lineOf(row?: Row): string {
  if (!row) return ''
  const { step, isGood, seconds, note } = row
  const shown = isGood ? (note.split('\n')[0] ?? '') : `\n${note.split('\n').slice(-60).join('\n')}`
  return `${isGood ? 'ok    ' : 'FAILED'} ${step.padEnd(12)} ${`${seconds} s`.padStart(6)}  ${shown}`
}

main().then((isGood) => {
  process.exitCode = isGood ? 0 : 1
})
