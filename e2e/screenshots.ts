import '../lib/cli/load-env-files'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { awkwardArticles, awkwardProjects } from './gallery/awkward-content'
import { contactSheets } from './gallery/contact-sheet'
import { photograph, type Shot } from './gallery/photographer'
import { ownStates } from './gallery/own-states'
import { AWKWARD_STATES, LONELY_STATES, type State, STATES } from './gallery/states'
import { currentBuild } from '../lib/server/current-build.cjs'
import { freePort, startNext } from '../lib/cli/running-site'
import { buildSite, FIXTURE_DIST, startSite, type Variables } from './site'
import { anArticleRow, aProjectRow } from './stub/rows'
import { createUpstream } from './stub/upstream'

const ROOT = path.resolve(__dirname, '..')
const FOLDER = path.join(ROOT, 'screenshots')
const OTHER_DIST = '.next-screenshots'
const TOKEN = 'a-token-for-the-screenshots'

const HELP = `npx tsx e2e/screenshots.ts -- [options] [names]

Takes a picture of every page of the site that was built last, whatever its content, in four widths and both themes,
into screenshots/. Names choose those that begin so: home article.

  --fixture   the states of the content that the tests are about instead, also extreme ones; builds the site twice
  --help`

const options = {
  fixture: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** Names of the files that this command writes; it leaves other files in the folder alone. */
const WRITTEN = /^(?:.+-\d+-(?:light|dark)\.png|contact-(?:light|dark)-\d+\.jpg|index\.html)$/

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(HELP)
  const chosen = (states: State[]) =>
    states.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  if (wanted.length === 0) removeEarlier()
  const shots = values.fixture
    ? [
        ...(await fixtureSite(chosen(STATES))),
        ...(await otherContent(chosen(AWKWARD_STATES), chosen(LONELY_STATES))),
      ]
    : await ownSite(chosen)
  const sheets = await contactSheets(FOLDER, shots)
  console.log(`${shots.length} pictures and ${sheets.length} contact sheets in ${FOLDER}`)
}

function removeEarlier(): void {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  for (const name of names.filter((one) => WRITTEN.test(one))) rmSync(path.join(FOLDER, name))
}

/** Photographs the owner's site, from its last build. */
async function ownSite(chosen: (states: State[]) => State[]): Promise<Shot[]> {
  const dist = currentBuild(ROOT, process.env)
  if (!existsSync(path.join(ROOT, dist, 'BUILD_ID')))
    throw new Error('There is no build to look at: run npm run build first.')
  const site = await startNext({ root: ROOT, env: { ...process.env, NODE_ENV: 'production' } })
  try {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    return await photograph(site.url, chosen(ownStates(paths)), FOLDER)
  } finally {
    await site.stop()
  }
}

async function fixtureSite(states: State[]): Promise<Shot[]> {
  if (states.length === 0) return []
  const { ok, output } = await buildSite(FIXTURE_DIST, {})
  if (!ok) throw new Error(output)
  const site = await startSite(FIXTURE_DIST, {})
  try {
    return await photograph(site.url, states, FOLDER)
  } finally {
    await site.stop()
  }
}

async function otherContent(awkward: State[], lonely: State[]): Promise<Shot[]> {
  if (awkward.length + lonely.length === 0) return []
  const upstream = createUpstream({ articles: [], projects: awkwardProjects() })
  const base = await upstream.start()
  upstream.state.articles = awkwardArticles(base)
  const port = await freePort()
  const variables: Variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: base,
    REVALIDATE_TOKEN: TOKEN,
  }
  const build = await buildSite(OTHER_DIST, variables)
  if (!build.ok) throw new Error(build.output)
  const site = await startSite(OTHER_DIST, variables, port)
  try {
    const crowd = await photograph(site.url, awkward, FOLDER)
    upstream.state.articles = [anArticleRow(1)]
    upstream.state.projects = [aProjectRow(1)]
    await refresh(site.url)
    return [...crowd, ...(await photograph(site.url, lonely, FOLDER))]
  } finally {
    await site.stop()
    await upstream.stop()
  }
}

async function refresh(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body: '{"all":true}' })
  // The first request gets the stale page and triggers its revalidation.
  for (const path of ['/', '/articles', '/project']) await fetch(url + path)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
