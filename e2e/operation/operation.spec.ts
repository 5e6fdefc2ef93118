import { mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { refreshAll } from '../load/failing-upstream'
import { ask } from '../load/traffic'
import { expect, test } from '../ready-page'
import { copyBuild, removeBuild } from '../copied-build'
import { startSite } from '../site'
import { anArticleRow, aProjectRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const TOKEN = 'a-token-for-the-tests'
/** A site with content from an API writes its pages into its build, so it gets a copy that no other test serves. */
const FED_DIST = '.next-fed'
const FED = { SITE_URL: 'http://localhost:3000', REVALIDATE_TOKEN: TOKEN }
const PAGES = ['/', '/about', '/project', '/articles', '/articles/page/2', '/resume', '/politics', '/rss.xml']

test.describe('a start with content from an API', () => {
  const upstream = createUpstream({ articles: [anArticleRow(1)], projects: [] })
  let site: RunningSite
  let made: string[]
  let calls: number

  test.beforeAll(async () => {
    const base = await upstream.start()
    copyBuild(FED_DIST)
    const port = await freePort()
    const starting = startSite(FED_DIST, { ...FED, PORTFOLIO_API_LOCAL: base, REVALIDATE_SECONDS: '1' }, port)
    while (!(await isOpen(port))) await setTimeout(20)
    calls = upstream.state.calls.length
    made = readdirSync(path.join(FED_DIST, 'server/route-cache'), { recursive: true, encoding: 'utf8' })
    site = await starting
  })
  test.afterAll(async () => {
    await site?.stop()
    await upstream.stop()
    removeBuild(FED_DIST)
  })

  test('the first connection is accepted when the content has been read, and the first pages and feeds are made', () => {
    expect(calls).toBeGreaterThan(0)
    for (const name of ['APP_PAGE', 'rss.xml', 'llms-full.txt'])
      expect(
        made.filter((file) => file.includes(name)),
        name,
      ).not.toEqual([])
  })

  test('health reports source, age, failures and version, no secret, and is never cached', async () => {
    const health = async () => {
      const answer = await fetch(`${site.url}/api/health`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.text()
    }
    expect(JSON.parse(await health())).toMatchObject({
      status: 'ok',
      source: 'api',
      version: '1.0.0',
      client: '127.0.0.1',
      articles: { failuresInARow: 0, ageSeconds: expect.any(Number) as unknown },
    })
    upstream.state.fault = 'error-500'
    await expect
      .poll(async () => (JSON.parse(await health()) as { status: string }).status, { timeout: 15_000 })
      .toBe('degraded')
    expect((await health()).replace('"client":"127.0.0.1"', '')).not.toMatch(
      /127\.0\.0\.1|SECRET|a-token|\/work|\.next/,
    )
  })
})

/** Whether a port is open to stay: the start tries it for a moment, to see whether it is free. */
async function isOpen(port: number): Promise<boolean> {
  if (!(await accepts(port))) return false
  await setTimeout(100)
  return accepts(port)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(Boolean(socket.end())))
    socket.on('error', () => resolve(false))
  })
}

test('killed twice while writing pages: the next start serves every page in full', async () => {
  test.setTimeout(240_000)
  const dist = '.next-killed'
  const folder = path.join(copyBuild(dist), 'server/route-cache')
  mkdirSync(folder)
  const articles = Array.from({ length: 20 }, (_, index) => anArticleRow(index + 1))
  const upstream = createUpstream({ articles, projects: [aProjectRow(1)] })
  const variables = { ...FED, PORTFOLIO_API_LOCAL: await upstream.start() }
  const edit = () =>
    (upstream.state.articles = articles.map((row) => ({ ...row, title: `${Math.random()}` })))
  try {
    for (let round = 0; round < 2; round += 1) {
      const site = await startSite(dist, variables)
      for (const page of PAGES)
        expect(await ask(site.url, page), page).toMatchObject({ status: 200, whole: true })
      await killWhileWriting(site, { folder, changes: 1 + round * 12, edit })
      await site.stop()
      expect(torn(folder)).toEqual([])
    }
    const site = await startSite(dist, variables)
    for (const page of PAGES)
      expect(await ask(site.url, page), page).toMatchObject({ status: 200, whole: true })
    await site.stop()
  } finally {
    await upstream.stop()
    removeBuild(dist)
  }
})

type Writing = { folder: string; changes: number; edit: () => void }

/** Kills a site during the n-th change of its page files, while edits make it render its pages again. */
async function killWhileWriting(
  { url, pid }: RunningSite,
  { folder, changes, edit }: Writing,
): Promise<void> {
  const watcher = watch(folder, { recursive: true })
  let seen = 0
  watcher.on('change', () => {
    seen += 1
    if (seen === changes) process.kill(pid, 'SIGKILL')
  })
  await expect
    .poll(
      async () => {
        edit()
        await refreshAll(url, TOKEN)
        await Promise.all(PAGES.map((page) => ask(url, page)))
        return seen
      },
      { intervals: [20] },
    )
    .toBeGreaterThanOrEqual(changes)
  watcher.close()
}

/** Returns the page files that were only partly written. */
function torn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (name.endsWith('.html'))
      return !readFileSync(path.join(folder, name), 'utf8').trimEnd().endsWith('</html>')
    if (name.endsWith('.meta')) return !isJson(readFileSync(path.join(folder, name), 'utf8'))
    return false
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
