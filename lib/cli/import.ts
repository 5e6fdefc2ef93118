import './load-env-files'
import { parseArgs } from 'node:util'
import { folders } from '../site/content-folder'
import { importContent } from './import/import-content'
import { importResume, isResume } from './import/import-resume'
import { Refusal } from './import/post'
import { readSource } from './import/read-source'
import { reportLines } from './import/report'

const HELP = `npm run import -- FOLDER, FILE or ADDRESS [options]

Brings the texts of another site, or your CV, into the content folder.

  blog/                      Markdown of Jekyll, Hugo, Astro, Gatsby, Eleventy and the like, or a vault of Obsidian
  wordpress.xml              WordPress: Tools → Export → All content
  https://www.example.com    a content API (api/portfolio/articles.php)
  LinkedInDataExport.zip     LinkedIn: Settings → Data privacy → Get a copy of your data
  resume.json                JSON Resume: a file, its address, a gist, or https://registry.jsonresume.org/NAME

  --old-site ADDRESS     where the texts of a folder were, if its configuration doesn't say it
  --permalink PATTERN    the form of their addresses, such as /blog/:year/:month/:slug/
  --dry-run              show what would happen; write and fetch nothing
  --force                overwrite what you have edited since an earlier import
  --help`
const OPTIONS = {
  'old-site': { type: 'string' },
  permalink: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [given, ...others] = positionals
  if (values.help) return console.log(HELP)
  if (!given || others.length > 0) throw new Refusal(`Name one folder, file or address.\n\n${HELP}`)
  const options = { folders, isDry: values['dry-run'], isForced: values.force }
  if (isResume(given)) return importResume(given, { ...options, say: console.log })
  const oldSite = values['old-site']?.replace(/\/+$/, '') ?? null
  if (oldSite !== null && !/^https?:\/\/[^/]/.test(oldSite))
    throw new Refusal(`--old-site takes an address such as https://blog.example.com, not "${oldSite}"`)
  const source = await readSource(given, { oldSite, permalink: values.permalink ?? null })
  const result = await importContent(source, options)
  console.log(reportLines(result, source.name, options.isDry).join('\n'))
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
