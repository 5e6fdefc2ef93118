import { command } from './command'

const HELP = `npm run doctor -- [options]

Looks at content/ and at the site as it was built last, before a deploy: everything that npm run check names, remains of
the sample, links and anchors, the previews of links, and whether search engines are kept away.

  --url <address>     look at a site that is running there instead
  --external          request links to other sites too
  --json              print one JSON object and nothing else; npm itself is quiet with: npm run -s doctor -- --json
  --strict            warnings count as errors
  --help

Exit code: 0 when nothing is wrong, 1 for errors, 2 when it can't look.`

const OPTIONS = {
  url: { type: 'string' },
  external: { type: 'boolean', default: false },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
} as const

command({ help: HELP, options: OPTIONS }, async (values) => {
  const print = console.log
  // Keeps the log output of the site's modules out of the JSON on standard output.
  if (values.json) console.log = console.error
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { folders } = await import('../site/content-folder')
  const { siteUrl } = await import('../site/site-url')
  const { examineContent } = await import('./doctor/examine-content')
  const { examineSite } = await import('./doctor/examine-site')
  const { textReport } = await import('./doctor/links')
  const ofContent = await examineContent(folders)
  const site = await examineSite({ url: values.url, siteUrl, external: values.external })
  const pages = site?.previews ?? []
  const findings = [...(site?.findings ?? []), ...ofContent]
  if (values.json) print(JSON.stringify({ findings, pages }, null, 2))
  else {
    print(textReport(findings, pages.length))
    if (!site) print('There is no build to look at: run "npm run build" first.')
  }
  const counts = (severity: string) => severity === 'error' || (values.strict && severity === 'warning')
  return findings.some(({ severity }) => counts(severity)) ? 1 : 0
})
