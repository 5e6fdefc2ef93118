import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { rawRequest } from '../raw-request'
import { refreshAll } from '../load/failing-upstream'
import { ask } from '../load/traffic'
import { FIXTURE, FIXTURE_DIST } from '../site'
import { anArticleRow } from '../stub/rows'
import { createUpstream } from '../stub/upstream'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-npm-start'
const TOKEN = 'a-token-for-the-tests'

test('npm start on localhost only, and SIGTERM: a request in flight completes, new ones are refused, and every process exits by itself', async () => {
  const upstream = createUpstream({ articles: [anArticleRow(1)], projects: [] })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  copyBuild(DIST)
  const npm = spawn('npm', ['start', '--', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: DIST,
      CONTENT_DIR: FIXTURE,
      REVALIDATE_TOKEN: TOKEN,
      PORTFOLIO_API_PRODUCTION: await upstream.start(),
    },
  })
  for (const stream of [npm.stdout, npm.stderr]) stream.resume()
  try {
    await expect.poll(async () => (await ask(url, '/robots.txt')).status, { timeout: 60_000 }).toBe(200)
    upstream.state.delayMs = 2_500
    const before = upstream.state.calls.length
    const slow = refreshAll(url, TOKEN)
    await expect.poll(() => upstream.state.calls.length).toBeGreaterThan(before)
    // `close` is emitted once the last process that holds npm's output has ended.
    const allGone = once(npm, 'close')
    npm.kill('SIGTERM')
    await expect.poll(async () => (await rawRequest(url, '/')).status, { intervals: [50] }).toBe(0)
    expect(await Promise.race([slow, 'still in flight'])).toBe('still in flight')
    expect(await slow).toBe(200)
    await allGone
    expect((await ask(url, '/robots.txt')).status).toBe(0)
  } finally {
    npm.kill('SIGKILL')
    await upstream.stop()
    removeBuild(DIST)
  }
})

test('an invalid variable aborts the start with a message, without a stack trace', async () => {
  const npm = spawn('npm', ['start', '--silent', '--', '-p', String(await freePort())], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: FIXTURE_DIST, REVALIDATE_SECONDS: 'soon' },
  })
  const printed: string[] = []
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)))
  try {
    expect(await once(npm, 'close')).toEqual([1, null])
    expect(printed.join('')).toContain('REVALIDATE_SECONDS: "soon" must be a whole number of seconds')
    expect(printed.join('')).not.toContain('    at ')
  } finally {
    npm.kill('SIGKILL')
  }
})
