import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'playwright/test'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { removeBuild } from '../copied-build'
import { hostileSlugs, UNAVAILABLE } from '../hostile/content'
import { buildSite, FIXTURE, startSite, type Variables } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const DIST = '.next-upstream'
const TOKEN = 'a-token-for-the-tests'
const ROOT = path.resolve(__dirname, '../..')
/** Measures visits without cookies; its server is played by tests. */
export const SERVICE = 'https://stats.example'
export const REVALIDATE_SECONDS = 1

const articles = Array.from({ length: 30 }, (_, index) => anArticleRow(index + 1))
/** Rows that the build must survive; they are removed before the tests. */
const HOSTILE = [...hostileSlugs(), UNAVAILABLE]

/** The upstream of the site under test. */
export const upstream = createUpstream({
  articles: [...articles, ...HOSTILE],
  projects: Array.from({ length: 8 }, (_, index) => aProjectRow(index + 1)),
})

let running: RunningSite
let content: string
let variables: Variables
let built: { calls: string[]; output: string }

/** The site under test, shared by these tests, which run one after another. */
export const site = {
  async start(): Promise<void> {
    const port = await freePort()
    content = measuredContent()
    variables = {
      CONTENT_DIR: content,
      SITE_URL: `http://localhost:${port}`,
      PORTFOLIO_API_LOCAL: await upstream.start(),
      REVALIDATE_SECONDS: String(REVALIDATE_SECONDS),
      REVALIDATE_TOKEN: TOKEN,
    }
    Object.assign(upstream.state, { broken: [String(UNAVAILABLE.id)], bare: [String(UNAVAILABLE.id)] })
    const build = await buildSite(DIST, variables)
    expect(build.ok, build.output).toBe(true)
    built = { calls: [...upstream.state.calls], output: build.output }
    Object.assign(upstream.state, { articles, broken: [], bare: [] })
    running = await startSite(DIST, variables, port)
  },

  async stop(): Promise<void> {
    await running?.stop()
    await upstream.stop()
    removeBuild(DIST)
    if (content) rmSync(content, { recursive: true })
  },

  /**
   * Restarts the site at the same URL.
   * @param between runs while the site is stopped
   */
  async restart(between: () => void): Promise<void> {
    await running.stop()
    between()
    running = await startSite(DIST, variables, Number(new URL(running.url).port))
  },

  /** Deletes the site's data cache, but not its pages. */
  forget: () => rmSync(path.join(ROOT, DIST, 'cache'), { recursive: true, force: true }),
  url: () => running.url,
  output: () => running.output(),
  /** Returns the build's requests to the upstream, and its output. */
  built: () => built,
  variables: () => variables,
}

/** Copies the fixture's content for an owner who measures visits. @returns the folder */
function measuredContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'measured-'))
  cpSync(path.join(ROOT, FIXTURE), folder, { recursive: true })
  const file = path.join(folder, 'site.ts')
  const settings = readFileSync(file, 'utf8')
  const analytics = JSON.stringify({ kind: 'goatcounter', address: SERVICE })
  expect(settings).toContain('analytics: null')
  writeFileSync(file, settings.replace('analytics: null', `analytics: ${analytics}`))
  return folder
}

export const get = (address: string) => fetch(`${running.url}${address}`, { redirect: 'manual' })
export const text = async (address: string) => (await get(address)).text()

export function refresh(body: object, token = TOKEN): Promise<Response> {
  return fetch(`${running.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
