import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { FIXTURE, FIXTURE_DIST, startSite, type Variables } from '../site'

const ROOT = path.resolve(__dirname, '../..')
const SECRET = 'a-secret-of-these-tests'

/**
 * Starts a site on a copy of some content, which its tests edit. It reads it every second.
 * @param dist folder for a copy of the build
 * @param files files that replace the content's own before the start
 * @param built the content and its build; the fixture's by default
 * @param more further variables
 */
export async function startEditedSite(
  dist: string,
  files: Record<string, string> = {},
  built = { content: FIXTURE, dist: FIXTURE_DIST },
  more: Variables = {},
) {
  const root = mkdtempSync(path.join(tmpdir(), 'edited-'))
  const content = path.join(root, 'content')
  cpSync(path.join(ROOT, built.content), content, { recursive: true })
  for (const [name, value] of Object.entries(files)) writeFileSync(path.join(content, name), value)
  copyBuild(dist, built.dist)
  const variables = { CONTENT_DIR: content, REVALIDATE_SECONDS: '1', PREVIEW_SECRET: SECRET, ...more }
  let running: RunningSite = await startSite(dist, variables)
  const place = (name: string) => path.join(content, name)
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(running.url + address, { redirect: 'manual', headers, method })
  const text = async (address: string) => (await get(address)).text()
  return {
    content,
    secret: SECRET,
    get,
    text,
    read: (name: string) => readFileSync(place(name), 'utf8'),
    write: (name: string, value: string | Buffer) => writeFileSync(place(name), value),
    remove: (name: string) => rmSync(place(name)),
    /** Replaces a text in a file, which must contain it. */
    edit(name: string, from: string | RegExp, to: string): void {
      const before = readFileSync(place(name), 'utf8')
      const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to)
      expect(after).not.toBe(before)
      writeFileSync(place(name), after)
    },
    url: () => running.url,
    output: () => running.output(),
    /** Restarts the site at its address. @param changed variables */
    async restart(changed: Variables = {}): Promise<void> {
      await running.stop()
      running = await startSite(dist, { ...variables, ...changed }, Number(new URL(running.url).port))
    },
    /** Stops the site alone; a restart brings it back. */
    pause: () => running.stop(),
    async stop(): Promise<void> {
      await running.stop()
      rmSync(root, { recursive: true, force: true })
      removeBuild(dist)
    },
  }
}

export type EditedSite = Awaited<ReturnType<typeof startEditedSite>>

/** Retries a check until it holds: a stale page is regenerated in the background of the request that finds it. */
export async function eventually(check: () => Promise<unknown>): Promise<void> {
  await expect.poll(check, { timeout: 20_000, intervals: [200] }).toBe(true)
}
