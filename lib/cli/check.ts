import './load-env-files'
import { parseArgs } from 'node:util'
import { causeOf } from '../config/log'
import { listProblems } from '../config/problems'

const HELP = `npm run check -- [options]

Reads every file of the content folder, and names what can't be used with file, line, field and how to mend it.
It runs before every build.

  --json   print the problems as JSON and nothing else
  --help

Exit code: 0 when the site can be built, 1 when it can't, 2 when the command can't run.`

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function check(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { folders } = await import('../config/content-folder')
  const { collectProblems } = await import('./check/collect-problems')
  const { problems, summary } = await collectProblems(folders)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (values.json) console.log(JSON.stringify({ problems }, null, 2))
  else {
    if (problems.length > 0) console.error(`\n${listProblems(problems)}\n`)
    console.log(errors > 0 ? `${counted(errors)}: the site can't be built before they are mended.` : summary)
  }
  return errors > 0 ? 1 : 0
}

function counted(errors: number): string {
  return errors === 1 ? '1 error' : `${errors} errors`
}

check().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(`\nThe build stops before it begins:\n\n${causeOf(error)}\n`)
    process.exitCode = 2
  },
)
