import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** Debian's headless shell is the same engine without windows, and needs half the processor time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Runs Chromium without a sandbox, which root in containers lacks, and without requests to its vendor. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the path of a browser: the one that CHROMIUM_PATH names, Playwright's own, or the system's. */
export function findChromium(): string | null {
  return installedBrowsers()[0] ?? null
}

/** Returns the path of a browser that isn't only a headless shell: it has a back/forward cache. Null without one. */
export function findWholeChromium(): string | null {
  return installedBrowsers().find((file) => !/headless[-_]shell/.test(file)) ?? null
}

function installedBrowsers(): string[] {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...playwrightBrowsers(), ...SYSTEM_BROWSERS]
  return candidates.filter((file) => file !== '' && existsSync(file))
}

/**
 * Returns the path of a browser, without installing one.
 * @throws Error with instructions when there is none
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  throw new Error(
    'This needs a Chromium, and none was found. Run "npx playwright install chromium", or install your system\'s\n' +
      'chromium package, or set CHROMIUM_PATH to a Chromium or Chrome that is already there.',
  )
}

/** Lists Playwright's downloads. Its headless shell is beside its Chromium, under the same revision. */
function playwrightBrowsers(): string[] {
  const own = chromium.executablePath()
  const [, browsers = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(own) ?? []
  const folder = path.join(browsers, `chromium_headless_shell-${revision}`)
  if (!revision || !existsSync(folder)) return [own]
  const shells = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name))
    .map((name) => path.join(folder, name))
  return [...shells, own]
}
