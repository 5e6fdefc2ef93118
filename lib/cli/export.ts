import './load-env-files'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { folders } from '../config/content-folder'
import { exportContent } from './export/export-content'
import { filesLeftOut } from './export/files-left-out'

const HELP = `npm run export [-- options]

Writes the articles (drafts included) and projects of the content folder as articles.json and projects.json, in the form
of the content API, with the pictures that they show. npm run import -- export/ reads them again.

  --out FOLDER   where to (export)
  --force        overwrite files of these names that are no export
  --help`

function readFlags(): { out: string; isForced: boolean; isHelp: boolean } | string {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: {
        out: { type: 'string', default: 'export' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return { out: values.out, isForced: values.force, isHelp: values.help }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function run(): Promise<void> {
  const flags = readFlags()
  if (typeof flags === 'string') {
    process.exitCode = 2
    return console.error(`${flags}\n\n${HELP}`)
  }
  if (flags.isHelp) return console.log(HELP)
  const done = await exportContent(folders, path.resolve(flags.out), flags.isForced)
  console.log(
    [
      `${flags.out}: ${done.articles} articles, ${done.projects} projects, ${done.pictures} pictures.`,
      ...done.elsewhere.map(
        (address) => `  ${address} is not in ${folders.name}/images: take it along yourself`,
      ),
      ...(await filesLeftOut(folders)).map(
        (file) => `  ${file} has no place in that format: take it along yourself`,
      ),
    ].join('\n'),
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
