import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureTestBrowser } from '../lib/cli/headless-shell'
import { clearBuild } from './build-folder'
import { buildSite, FIXTURE, FIXTURE_DIST, startSite } from './site'

const OPTIONS = ['--owner', '--build', '--built']

const ROOT = path.resolve(__dirname, '..')
/** Ends hanging tests before CI's own limit; on a busy machine the tests take three times as long as usual. */
const LIMIT_MS = 45 * 60_000

/**
 * Runs the browser tests on a site built here from the content of `e2e/content`; further arguments are passed to
 * Playwright.
 *
 * `--build` only builds that site, `--built` uses its last build. `--owner` instead runs the few tests of the owner's
 * content, on the site that `npm run build` built from it.
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
    // Asynchronous, because this process has to read the site's output meanwhile.
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
