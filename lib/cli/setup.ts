import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { command } from './command'
import { folders } from '../site/content-folder'
import { causeOf } from '../site/log'
import { formatProblem, problemsOf } from '../validation/problems'
import { readJsonFile } from '../validation/read-json'
import { type Answers, answersFrom, HELP } from './setup/answers'
import { type Done, runSetup } from './setup/run-setup'

/** Where the answers of an interview wait for the next one if nothing was written; Git ignores it. */
const KEPT = '.setup-answers.json'

const SWITCH = { type: 'boolean' } as const
const OPTIONS = { from: { type: 'string' }, empty: SWITCH, yes: SWITCH, force: SWITCH } as const

command({ help: HELP, options: OPTIONS }, async (values) => {
  const isAsking = !values.from && !values.yes && process.stdin.isTTY && process.stdout.isTTY
  try {
    const answers = values.from ? readAnswers(values.from) : {}
    const done = await runSetup({
      folders,
      root: process.cwd(),
      answers: { ...answers, ...(values.empty ? { empty: true } : {}) },
      kept: isAsking && existsSync(KEPT) ? readAnswers(KEPT) : {},
      keep: (all) => writeFile(KEPT, `${JSON.stringify(all, null, 2)}\n`),
      isForced: values.force === true,
      terminal: isAsking ? {} : null,
      now: new Date(),
    })
    await rm(KEPT, { force: true })
    console.log(report(done))
    return 0
  } catch (error) {
    console.error(problemsOf(error)?.map(formatProblem).join('\n') ?? causeOf(error))
    if (existsSync(KEPT)) console.error(`Your answers are kept in ${KEPT} for the next start.`)
    return 1
  }
})

/** Reads answers from a JSON file. @throws ContentProblemsError for an unreadable file, with its place */
function readAnswers(file: string): Answers {
  return answersFrom(readJsonFile(file, file, '').value, path.dirname(file))
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
