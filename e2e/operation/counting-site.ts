import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import type { Numbers } from '../../lib/services/counters/summary'
import { copyBuild, removeBuild } from '../copied-build'
import { startSite, type Variables } from '../site'

const ROOT = path.resolve(__dirname, '../..')
/** Counts are stored every few seconds, and read by separate processes. */
export const PATIENCE_MS = 60_000
/** Each read starts a process that takes a second of CPU time. */
const BETWEEN_READS_MS = 2_500
export const TOKEN = 'a-token-of-these-tests'

/** Headers of a browser's page report; the origin is that of the public URL. */
const BROWSER = {
  origin: 'https://www.inesprueba.example',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}
export const password = (token: string) => ({
  authorization: `Basic ${Buffer.from(`owner:${token}`).toString('base64')}`,
})

/** Starts a copy of the fixture's site that stores its counts in a separate folder. */
export async function startCountingSite(dist: string, more: Variables = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'counting-'))
  const variables = { COUNTERS: 'on', COUNTERS_DIR: path.join(root, 'counters'), STATS_TOKEN: TOKEN, ...more }
  copyBuild(dist)
  let running: RunningSite = await startSite(dist, variables)
  const report = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${running.url}/api/vista`, { method: 'POST', body, headers: { ...BROWSER, ...headers } })
  return {
    url: () => running.url,
    pid: () => running.pid,
    folder: variables.COUNTERS_DIR,
    output: () => running.output(),
    report,
    /** Returns the output of `npm run stats -- --json`. */
    numbers: () => storedNumbers(dist, variables),
    /** Waits until the site has stored a number of views. */
    async untilStored(views: number): Promise<void> {
      const stored = async () => (await storedNumbers(dist, variables)).views
      await expect.poll(stored, { intervals: [BETWEEN_READS_MS], timeout: PATIENCE_MS }).toBe(views)
    },
    async restart(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      if (signal === 'SIGKILL') process.kill(running.pid, signal)
      await running.stop()
      running = await startSite(dist, variables)
    },
    async stop(): Promise<void> {
      await running.stop()
      rmSync(root, { recursive: true, force: true })
      removeBuild(dist)
    },
  }
}

export type CountingSite = Awaited<ReturnType<typeof startCountingSite>>

async function storedNumbers(dist: string, variables: Variables): Promise<Numbers> {
  const command = ['--import', 'tsx', '--conditions=react-server', 'lib/cli/stats.ts', '--json']
  const env = { ...process.env, NEXT_DIST_DIR: dist, CONTENT_DIR: 'e2e/content', ...variables }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
  return JSON.parse(stdout) as Numbers
}
