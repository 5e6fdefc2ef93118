import './load-env-files'
import { folders } from '../config/content-folder'
import { HELP, readFlags } from './import/flags'
import { importContent } from './import/import-content'
import { readSource } from './import/read-source'
import { reportLines } from './import/report'

async function run(): Promise<void> {
  const flags = readFlags(process.argv.slice(2))
  if (flags === 'help') return console.log(HELP)
  if ('problem' in flags) {
    process.exitCode = 2
    return console.error(`${flags.problem}\n\n${HELP}`)
  }
  const source = await readSource(flags.given, flags)
  const result = await importContent(source, { ...flags, folders })
  console.log(reportLines(result, { name: source.name, isDry: flags.isDry }).join('\n'))
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
