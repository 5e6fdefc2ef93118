import { rmSync } from 'node:fs'
import path from 'node:path'
import { awkwardArticles, awkwardProjects } from './gallery/awkward-content'
import { contactSheets } from './gallery/contact-sheet'
import { photograph, type Shot } from './gallery/photographer'
import { AWKWARD_STATES, LONELY_STATES, type State, STATES } from './gallery/states'
import { freePort } from '../lib/cli/running-site'
import { buildSite, FIXTURE_DIST, startSite, type Variables } from './site'
import { anArticleRow, aProjectRow } from './stub/rows'
import { createUpstream } from './stub/upstream'

const FOLDER = path.resolve(__dirname, '../screenshots')
const OTHER_DIST = '.next-screenshots'
const TOKEN = 'a-token-for-the-screenshots'

/** Captures every route and state in four widths and both themes; arguments select states by prefix. */
async function main(wanted: string[]): Promise<void> {
  const chosen = (states: State[]) =>
    states.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  const shots = [
    ...(await ownSite(chosen(STATES))),
    ...(await otherContent(chosen(AWKWARD_STATES), chosen(LONELY_STATES))),
  ]
  const sheets = await contactSheets(FOLDER, shots)
  console.log(`${shots.length} pictures and ${sheets.length} contact sheets in ${FOLDER}`)
}

async function ownSite(states: State[]): Promise<Shot[]> {
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
