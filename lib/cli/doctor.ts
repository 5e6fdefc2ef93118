import './load-env-files'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { PagePreview } from './doctor/check-pages'
import type { Finding } from './doctor/finding'
import { causeOf } from '../config/log'
import { nowInMadrid } from '../text/madrid-clock'

const HELP = `npm run doctor -- [options]

Looks at content/ and at the site as it was built last, before a deploy.

  --url <address>     look at a site that is running there instead
  --external          ask every link to other sites too (three minutes at most)
  --links <file>      where the days are noted on which these links worked (doctor-links.json)
  --report <folder>   where the HTML report goes (doctor-report)
  --json              print one JSON object and nothing else; npm itself is quiet with: npm run -s doctor -- --json
  --strict            warnings count as errors
  --help

Exit code: 0 when nothing is wrong, 1 for errors, 2 when it can't look.`

const options = {
  url: { type: 'string' },
  external: { type: 'boolean', default: false },
  links: { type: 'string', default: 'doctor-links.json' },
  report: { type: 'string', default: 'doctor-report' },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const IS_JSON = process.argv.includes('--json')
const print = (text: string) => void process.stdout.write(`${text}\n`)

async function doctor(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    print(HELP)
    return 0
  }
  // Keeps the log output of the site's modules out of the JSON on standard output.
  if (values.json) console.log = console.error
  const { findings, previews, isBuilt, report } = await examine(values)
  if (values.json) print(JSON.stringify({ findings, pages: previews.map(withoutPicture), report }, null, 2))
  else {
    const { textReport } = await import('./doctor/report-text')
    print(textReport(findings, previews.length))
    if (!isBuilt)
      print('There is no build to look at: run "npm run build" first for the checks of the pages.')
    print(`Previews and findings to look at: ${path.relative(process.cwd(), report)}`)
  }
  const counts = (severity: string) => severity === 'error' || (values.strict && severity === 'warning')
  return findings.some(({ severity }) => counts(severity)) ? 1 : 0
}

type Values = { url?: string; external: boolean; links: string; report: string }
type Examined = { findings: Finding[]; previews: PagePreview[]; isBuilt: boolean; report: string }

async function examine({ url, external, links, report }: Values): Promise<Examined> {
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { folders } = await import('../config/content-folder')
  const { siteUrl } = await import('../config/site-url')
  const { examineContent } = await import('./doctor/examine-content')
  const { examineSite } = await import('./doctor/examine-site')
  const { writeHtmlReport } = await import('./doctor/report-html')
  const now = nowInMadrid(new Date())
  const ofContent = await examineContent(folders, now)
  const file = external ? path.resolve(links) : null
  const site = await examineSite({ url, siteUrl, links: file, today: now.slice(0, 10) })
  const findings = [...(site?.findings ?? []), ...ofContent]
  const previews = site?.previews ?? []
  const written = await writeHtmlReport(path.resolve(report), findings, previews, new URL(siteUrl).host)
  return { findings, previews, isBuilt: site !== null, report: written }
}

function withoutPicture({ picture, ...page }: PagePreview): object {
  return { ...page, hasPicture: picture !== null }
}

doctor().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(causeOf(error))
    if (IS_JSON) print(JSON.stringify({ error: causeOf(error) }))
    process.exitCode = 2
  },
)
