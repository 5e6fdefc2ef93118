import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../lib/cli/chromium'
import { buildSite, FIXTURE, FIXTURE_DIST, startSite } from './site'

const ROOT = path.resolve(__dirname, '..')

/**
 * The browser tests. Most of them are about a site with the content of `e2e/content`, which is built here; the project
 * `owner` is about the site that was built last from the owner's content. Further arguments go to Playwright.
 */
async function main(): Promise<number> {
  ensureChromium()
  const { values } = parseArgs({ options: { project: { type: 'string' } }, strict: false })
  const own = values.project === 'owner'
  if (!own) {
    const build = await buildSite(FIXTURE_DIST, {})
    if (!build.ok) throw new Error(build.output)
  }
  const content = own ? (process.env.CONTENT_DIR ?? 'content') : FIXTURE
  const dist = own ? (process.env.NEXT_DIST_DIR ?? '.next') : FIXTURE_DIST
  const site = await startSite(dist, { CONTENT_DIR: content })
  try {
    const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
    const env = { ...process.env, CONTENT_DIR: content, SITE_UNDER_TEST: site.url }
    // Not the synchronous kind: what the site prints has to be taken from it meanwhile.
    const tests = spawn('npx', args, { cwd: ROOT, stdio: 'inherit', env, timeout: 900_000 })
    return await new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)))
  } finally {
    await site.stop()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
