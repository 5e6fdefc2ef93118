import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureTestBrowser } from '../lib/cli/headless-shell'
import { clearBuild } from './build-folder'
import { buildSite, FIXTURE, FIXTURE_DIST, startSite } from './site'

const OPTIONS = ['--owner', '--build', '--built']

const ROOT = path.resolve(__dirname, '..')
/** Tests that hang end before CI's own limit; a machine whose cores are busy needs three times the usual. */
const LIMIT_MS = 45 * 60_000

/**
 * The browser tests, on a site with the content of `e2e/content` that is built here; further arguments go to Playwright.
 *
 * `--build` builds that site and stops, `--built` takes it as it was built last. `--owner` runs the few tests of the
 * owner's content instead, on the site that `npm run build` made from it.
 */
async function main(): Promise<number> {
  const browser = ensureTestBrowser()
  const own = process.argv.includes('--owner')
  if (!own && !process.argv.includes('--built')) {
    clearBuild(FIXTURE_DIST)
    const build = await buildSite(FIXTURE_DIST, {})
    if (!build.ok) throw new Error(build.output)
  }
  if (process.argv.includes('--build')) return 0
  const content = own ? (process.env.CONTENT_DIR ?? 'content') : FIXTURE
  const dist = own ? (process.env.NEXT_DIST_DIR ?? '.next') : FIXTURE_DIST
  const site = await startSite(dist, { CONTENT_DIR: content })
  try {
    const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...playwrightArguments()]
    const env = {
      ...process.env,
      TEST_BROWSER: browser,
      CONTENT_DIR: content,
      SITE_UNDER_TEST: site.url,
      SUITE: own ? 'owner' : 'fixture',
    }
    // Not the synchronous kind: what the site prints has to be taken from it meanwhile.
    const tests = spawn('npx', args, { cwd: ROOT, stdio: 'inherit', env, timeout: LIMIT_MS })
    return await new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)))
  } finally {
    await site.stop()
  }
}

function playwrightArguments(): string[] {
  return process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument))
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
