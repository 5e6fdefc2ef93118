import './load-env-files'
import { parseArgs } from 'node:util'
import { runTool } from './run-tool'

const HELP = `npm run stats

The last 30 days in numbers: views a day, the pages that were viewed most, the hosts that visitors came from, and how many
people feed readers read for. It reads what the site has stored, while that runs or not. Counted is with COUNTERS=on.

  --json    print one JSON object and nothing else
  --help

Exit code: 0, or 2 when the numbers can't be read.`

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function stats(): Promise<string> {
  const { values } = parseArgs({ options })
  if (values.help) return HELP
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { readStoredNumbers } = await import('../services/counters/numbers')
  const { plainNumbers } = await import('./stats-text')
  const numbers = await readStoredNumbers()
  return values.json ? JSON.stringify(numbers, null, 2) : plainNumbers(numbers)
}

runTool(async () => {
  console.log(await stats())
  return 0
})
