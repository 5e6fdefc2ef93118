import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureChromium } from './chromium'
import { installPackage } from './system-package'

/** Debian's package, and its command. */
const PACKAGE = 'chromium-headless-shell'
const COMMAND = `/usr/bin/${PACKAGE}`

/**
 * Returns the browser for tests: the one CHROMIUM_PATH names, else Chromium's headless shell. The shell is
 * the same engine without windows and needs half the processor time. Falls back to any Chromium if no
 * shell is found or can be installed.
 * @throws Error with instructions if there is no browser at all
 */
export function ensureTestBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  return findShell() ?? (installPackage(PACKAGE) ? findShell() : null) ?? ensureChromium()
}

function findShell(): string | null {
  return [...downloadedShells(chromium.executablePath()), COMMAND].find((file) => existsSync(file)) ?? null
}

/** Lists shells downloaded by Playwright. It stores them beside its Chromium's folder, under the same revision. */
function downloadedShells(own: string): string[] {
  const [, browsers = '', revision = ''] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(own) ?? []
  const folder = path.join(browsers, `chromium_headless_shell-${revision}`)
  if (!revision || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name))
    .map((name) => path.join(folder, name))
}
