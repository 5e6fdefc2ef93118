import './load-env-files'
import { parseArgs } from 'node:util'
import { folders } from '../config/content-folder'
import { importContent } from './import/import-content'
import { readSource, type SourceOptions } from './import/read-source'
import { type Kind, KINDS } from './import/recognise'
import { reportLines } from './import/report'
import { parseUrl } from '../text/parse-url'

const HELP = `npm run import -- FILE or ADDRESS [options]

Brings the texts of another site into the content folder.

  wordpress.xml                      WordPress: Tools → Export → All content
  articles.json, or an address       dev.to: its export, or https://dev.to/api/articles?username=NAME
  medium.zip                         Medium: Settings → Download your information
  hashnode.json                      Hashnode: Blog dashboard → Export
  ghost.json                         Ghost: Settings → Export
  https://www.example.com            a content API (api/portfolio/articles.php)
  export/                            what npm run export has written

  --from KIND        ${KINDS.join(', ')}: when it isn't recognised
  --old-site ADDRESS where the texts were, when the export doesn't say it (Ghost, Hashnode)
  --dry-run          show what would happen; write and fetch nothing
  --force            overwrite what you have edited since an earlier import
  --help`

type Flags = SourceOptions & { given: string; isDry: boolean; isForced: boolean }

/** @returns what is wrong with the arguments, as a sentence, or the flags */
function readFlags(): Flags | string {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      'old-site': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [given, ...others] = positionals
  const from = KINDS.find((kind): kind is Kind => kind === values.from) ?? null
  if (values.help) return ''
  if (!given || others.length > 0) return 'Name one file or address.'
  if (values.from && !from) return `--from takes one of ${KINDS.join(', ')}, not "${values.from}".`
  const oldSite = values['old-site'] === undefined ? null : parseUrl(values['old-site'])
  if (values['old-site'] !== undefined && !/^https?:$/.test(oldSite?.protocol ?? ''))
    return `--old-site takes an address such as https://blog.example.com, not "${values['old-site']}".`
  const site = oldSite && `${oldSite.origin}${oldSite.pathname.replace(/\/+$/, '')}`
  return { given, from, oldSite: site, isDry: values['dry-run'], isForced: values.force }
}

function flagsOrProblem(): Flags | string {
  try {
    return readFlags()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function run(): Promise<void> {
  const flags = flagsOrProblem()
  if (typeof flags === 'string') {
    if (flags) process.exitCode = 2
    return flags ? console.error(`${flags}\n\n${HELP}`) : console.log(HELP)
  }
  const source = await readSource(flags.given, flags)
  const result = await importContent(source, { ...flags, folders })
  console.log(reportLines(result, { name: source.name, isDry: flags.isDry }).join('\n'))
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
