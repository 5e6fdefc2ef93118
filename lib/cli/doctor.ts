import './load-env-files'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { PagePreview } from './doctor/check-pages'
import type { Finding } from './doctor/finding'
import { causeOf } from '../config/log'
import { nowInMadrid } from '../text/date'
import { startNext } from './running-site'

const HELP = `npm run doctor -- [options]

Looks at content/ and at the site as it was built last, before a deploy.

  --url <address>     look at a site that is running there instead
  --report <folder>   where the HTML report goes (doctor-report)
  --json              print one JSON object and nothing else
  --strict            warnings count as errors
  --help

Exit code: 0 when nothing is wrong, 1 for errors, 2 when it can't look.`

const options = {
  url: { type: 'string' },
  report: { type: 'string', default: 'doctor-report' },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function doctor(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  // Imported here, so that a wrong environment variable is reported like everything else.
  const { checkContent } = await import('./doctor/check-content')
  const { folders } = await import('../config/content-folder')
  const { siteUrl } = await import('../config/site-url')
  const { textReport } = await import('./doctor/report-text')
  const { writeHtmlReport } = await import('./doctor/report-html')
  const { checkIndexing } = await import('./doctor/check-indexing')
  const indexing = values.url ? await checkIndexing(values.url, siteUrl) : []
  // Before anything else: what follows takes minutes on a large site.
  if (!values.json) for (const { message } of indexing) console.log(`ERROR ${values.url} ${message}\n`)
  const findings = [...indexing, ...(await checkContent(folders, nowInMadrid(new Date())))]
  const { apiBase, createSource } = await import('../portfolio/source')
  const { checkSource } = await import('./doctor/check-source')
  if (apiBase) findings.push(...(await checkSource(createSource())))
  const site = await lookAtSite(values.url, siteUrl)
  if (site) findings.push(...site.findings)
  const pages = site?.previews ?? []
  const report = await writeHtmlReport(path.resolve(values.report), findings, pages, new URL(siteUrl).host)
  if (values.json)
    console.log(JSON.stringify({ findings, pages: pages.map(withoutPicture), report }, null, 2))
  else {
    console.log(textReport(findings, pages.length))
    if (!site)
      console.log('There is no build to look at: run "npm run build" first for the checks of the pages.')
    console.log(`Previews and findings to look at: ${path.relative(process.cwd(), report)}`)
  }
  return findings.some(({ severity }) => severity === 'error' || (values.strict && severity === 'warning'))
    ? 1
    : 0
}

async function lookAtSite(
  url: string | undefined,
  siteUrl: string,
): Promise<{ findings: Finding[]; previews: PagePreview[] } | null> {
  const { crawl } = await import('./doctor/crawl')
  const { checkPages } = await import('./doctor/check-pages')
  const { checkRedirects } = await import('./doctor/check-redirects')
  const { owner } = await import('../config/owner')
  const { folders } = await import('../config/content-folder')
  const root = process.cwd()
  if (!url && !existsSync(path.join(root, '.next', 'BUILD_ID'))) return null
  const served = url
    ? { url: url.replace(/\/+$/, ''), stop: () => undefined }
    : await startNext({ root, env: process.env })
  try {
    const origin = new URL(siteUrl).origin
    const pages = await checkPages(await crawl(served.url, origin), served.url, origin)
    const redirects = await checkRedirects(served.url, owner.redirects, `${folders.name}/redirects.ts`)
    return { ...pages, findings: [...pages.findings, ...redirects] }
  } finally {
    await served.stop()
  }
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
    process.exitCode = 2
  },
)
