import './load-env-files'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { folders } from '../config/content-folder'
import { causeOf } from '../config/log'
import { type Answers, answersFrom, mergeAnswers } from './setup/answers'
import { type Flags, HELP, readFlags } from './setup/flags'
import type { Terminal } from './setup/interview'
import { Refusal } from './setup/refusal'
import { type Done, runSetup } from './setup/run-setup'

async function setup(): Promise<number> {
  const flags = flagsOrProblem()
  if (typeof flags === 'string') {
    console.error(`${flags}\n\n${HELP}`)
    return 2
  }
  if (flags.isHelp) {
    console.log(HELP)
    return 0
  }
  const answers = flags.from ? mergeAnswers(await readAnswers(flags.from), flags.answers) : flags.answers
  const isAsking = !flags.from && !flags.isYes && process.stdin.isTTY && process.stdout.isTTY
  const done = await withTerminal(isAsking, (terminal) =>
    runSetup({ folders, root: process.cwd(), answers, isForced: flags.isForced, terminal, now: new Date() }),
  )
  console.log(report(done))
  return 0
}

function flagsOrProblem(): Flags | string {
  try {
    return readFlags(process.argv.slice(2))
  } catch (error) {
    return causeOf(error)
  }
}

/**
 * Reads answers from a JSON file; paths of pictures in it are relative to its folder.
 * @throws Refusal for an unreadable file
 */
async function readAnswers(file: string): Promise<Answers> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${file} can't be read: ${causeOf(error)}`)
  })
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${causeOf(error)}`)
  }
  const answers = answersFrom(value)
  const resolved = (name?: string) => (name ? path.resolve(path.dirname(file), name) : undefined)
  return { ...answers, portrait: resolved(answers.portrait), icon: resolved(answers.icon) }
}

async function withTerminal<T>(
  isAsking: boolean,
  run: (terminal: Terminal | null) => Promise<T>,
): Promise<T> {
  if (!isAsking) return run(null)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await run({ ask: (question) => lines.question(question), say: console.log })
  } finally {
    lines.close()
  }
}

function report({ written, removed, backup, todo }: Done): string {
  const isSame = written.length + removed.length === 0
  return [
    ...(isSame ? [`${folders.name}/ says all of this already; nothing was written.`] : []),
    ...written.map((name) => `wrote    ${folders.name}/${name}`),
    ...(removed.length > 0 ? [`removed  ${removed.length} files of the sample`] : []),
    ...(backup ? [`backup   ${path.relative(process.cwd(), backup)}/ holds what was there before`] : []),
    '\nStill to do:',
    ...todo.map((text) => `  - ${text}`),
  ].join('\n')
}

setup().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : causeOf(error))
    process.exitCode = 1
  },
)
