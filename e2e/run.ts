import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { findChromium, requireChromium } from '../lib/cli/chromium'
import { currentBuild } from '../lib/server/current-build.cjs'
import { removeBuild } from './copied-build'
import { buildSite, FIXTURE, FIXTURE_DIST, startSite } from './site'

const OPTIONS = ['--owner', '--build', '--built']

const ROOT = path.resolve(__dirname, '..')
/** Ends hanging tests before CI's own limit; on a busy machine the tests take three times as long as usual. */
const LIMIT_MS = 65 * 60_000
const INSTALL_TIMEOUT_MS = 300_000
const DEBIAN_PACKAGE = 'chromium-headless-shell'

/**
 * Runs the browser tests on a site built here from the content of `e2e/content`; further arguments are passed to
 * Playwright.
 *
 * `--build` only builds that site, `--built` uses its last build. `--owner` instead runs the few tests of the owner's
 * content, on the site that `npm run build` built from it.
 */
async function main(): Promise<number> {
  const asks = (option: string) => process.argv.includes(option)
  if (!asks('--owner') && !asks('--built')) await buildFixture()
  if (asks('--build')) return 0
  const browser = ensureTestBrowser()
  const suite = asks('--owner')
    ? {
        name: 'owner',
        content: process.env.CONTENT_DIR ?? 'content',
        dist: currentBuild(ROOT, process.env),
      }
    : { name: 'fixture', content: FIXTURE, dist: FIXTURE_DIST }
  const site = await startSite(suite.dist, { CONTENT_DIR: suite.content })
  try {
    const args = process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument))
    const env = {
      ...process.env,
      TEST_BROWSER: browser,
      CONTENT_DIR: suite.content,
      SITE_UNDER_TEST: site.url,
      SUITE: suite.name,
    }
    // Asynchronous, because this process has to read the site's output meanwhile.
    const tests = spawn('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env,
      timeout: LIMIT_MS,
    })
    return await new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)))
  } finally {
    await site.stop()
  }
}

async function buildFixture(): Promise<void> {
  removeBuild(FIXTURE_DIST)
  const build = await buildSite(FIXTURE_DIST, {})
  if (!build.ok) throw new Error(build.output)
}

/**
 * Returns the browser for tests. One that is there is used; otherwise one is installed, and the console says so first:
 * Playwright's own download, then Debian's package, but the latter only by root, and only in CI or with
 * INSTALL_BROWSER=on.
 * @throws Error with instructions if there is no browser at all
 */
function ensureTestBrowser(): string {
  const found = findChromium()
  if (found) return found
  install('npx', ['playwright', 'install', '--only-shell', 'chromium'])
  if (findChromium() || !mayInstallPackages()) return requireChromium()
  if (install('apt-get', ['update', '-qq']))
    install('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE])
  return requireChromium()
}

/** A package changes the whole machine, so it is installed only where that is expected. */
function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && Boolean(process.env.CI || process.env.INSTALL_BROWSER === 'on')
}

/** @returns whether the command succeeded */
function install(command: string, args: string[]): boolean {
  console.log(`No Chromium found, so one is installed: ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS }).status === 0
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
