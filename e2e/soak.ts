import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../lib/cli/running-site'
import { loadWhileUpstreamFails, refreshAll } from './load/failing-upstream'
import { flood } from './load/flood'
import { buildSite, startSite } from './site'
import { anArticleRow, aProjectRow } from './stub/rows'
import { createUpstream } from './stub/upstream'

const DIST = '.next-test'
const TOKEN = 'a-token-for-the-soak'
const ARTICLES = 40

const options = {
  requests: { type: 'string', default: '20000' },
  seconds: { type: 'string', default: '120' },
} as const

/** The long runs behind the promises of SECURITY.md, on this machine alone: npm run soak -- --seconds 600 */
async function soak(): Promise<void> {
  const { values } = parseArgs({ options })
  const upstream = createUpstream({
    articles: Array.from({ length: ARTICLES }, (_, index) => anArticleRow(index + 1)),
    projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
  })
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: await upstream.start(),
    REVALIDATE_SECONDS: '1',
    REVALIDATE_TOKEN: TOKEN,
  }
  const build = await buildSite(DIST, variables)
  if (!build.ok) throw new Error(build.output)
  const site = await startSite(DIST, { ...variables, NODE_OPTIONS: '--max-old-space-size=256' }, port)
  try {
    await flood(site, path.resolve(__dirname, '..', DIST), 500)
    const calls = upstream.state.calls.length
    console.log(`\n${values.requests} made-up addresses`)
    console.table(await flood(site, path.resolve(__dirname, '..', DIST), Number(values.requests)))
    console.log(`calls of the upstream meanwhile: ${upstream.state.calls.length - calls}`)

    console.log(`\n64 connections for ${values.seconds} s while the upstream fails in every way`)
    const paths = [
      ...['/', '/about', '/project', '/articles', '/articles/page/2', '/resume', '/politics', '/rss.xml'],
      ...Array.from({ length: ARTICLES }, (_, index) => `/article/articulo-${index + 1}`),
      ...['/api/portfolio/articles.php?limit=50', '/article/no-existe', '/media/article/articulo-3'],
    ]
    const seconds = Number(values.seconds)
    console.table(await loadWhileUpstreamFails({ site, upstream, token: TOKEN, paths, seconds }))
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    console.log(`order to refresh everything afterwards: ${await refreshAll(site.url, TOKEN)}`)
  } finally {
    await site.stop()
    await upstream.stop()
  }
}

soak().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
