import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Keeps Chromium to the pages under test: no sandbox for root in containers, no calls to its maker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser to test with: the one of CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | null {
  const own = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, own, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? null
}

/**
 * Finds a Chromium or installs one: Playwright's download first, then Debian's package.
 * @throws Error that says what to do when neither works
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found. Installing one …')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium() && run('apt-get', ['update'])) run('apt-get', ['install', '-y', 'chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium, and none could be installed.\n' +
      'Run "npx playwright install chromium", or install your system\'s chromium package,\n' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that is already there.',
  )
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
}
