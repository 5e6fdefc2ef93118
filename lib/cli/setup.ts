import './load-env-files'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folders } from '../site/content-folder'
import { causeOf } from '../site/log'
import { answersFrom, HELP, readFlags, Refusal } from './setup/answers'
import { Cancelled } from './setup/terminal'
import { type Done, runSetup } from './setup/run-setup'

/** Where the answers of an interview wait for the next one if nothing was written; Git ignores it. */
const KEPT = '.setup-answers.json'

async function setup(): Promise<number> {
  let flags: ReturnType<typeof readFlags>
  try {
    flags = readFlags(process.argv.slice(2))
  } catch (error) {
    console.error(`${causeOf(error)}\n\n${HELP}`)
    return 2
  }
  if (flags.help) {
    console.log(HELP)
    return 0
  }
  const isAsking = !flags.from && !flags.yes && process.stdin.isTTY && process.stdout.isTTY
  const { answers, problems } = flags.from
    ? await readAnswers(String(flags.from))
    : { answers: {}, problems: [] }
  const done = await runSetup({
    folders,
    root: process.cwd(),
    answers: { ...answers, ...flags.answers },
    problems,
    kept: isAsking && existsSync(KEPT) ? (await readAnswers(KEPT)).answers : {},
    keep: (all) => writeFile(KEPT, `${JSON.stringify(all, null, 2)}\n`),
    isForced: flags.force === true,
    terminal: isAsking ? {} : null,
    now: new Date(),
  })
  await rm(KEPT, { force: true })
  console.log(report(done))
  return 0
}

/** Reads answers from a JSON file. @throws Refusal for an unreadable file */
async function readAnswers(file: string): Promise<ReturnType<typeof answersFrom>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${file} can't be read: ${causeOf(error)}`)
  })
  try {
    return answersFrom(JSON.parse(text.replace(/^\ufeff/, '')), path.dirname(file))
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${causeOf(error)}`)
  }
}

function report({ written, removed, backup, notes, todo }: Done): string {
  const isSame = written.length + removed.length === 0
  return [
    ...(isSame ? [`${folders.name}/ says all of this already; nothing was written.`] : []),
    ...written.map((name) => `wrote    ${folders.name}/${name}`),
    ...(removed.length > 0 ? [`removed  ${removed.length} files of the sample`] : []),
    ...(backup ? [`backup   ${path.relative(process.cwd(), backup)}/ holds what was there before`] : []),
    ...notes.map((text) => `note     ${text}`),
    '\nStill to do:',
    ...todo.map((text) => `  - ${text}`),
  ].join('\n')
}

setup().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const isTold = error instanceof Refusal || error instanceof Cancelled
    console.error(isTold ? error.message : causeOf(error))
    if (existsSync(KEPT)) console.error(`Your answers are kept in ${KEPT} for the next start.`)
    process.exitCode = 1
  },
)
