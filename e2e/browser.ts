import { spawnSync } from 'node:child_process'
import { findChromium, requireChromium } from '../lib/cli/chromium'

const INSTALL_TIMEOUT_MS = 300_000
const DEBIAN_PACKAGE = 'chromium-headless-shell'

/**
 * Returns the browser for tests. One that is there is used; otherwise one is installed, and the console says so first:
 * Playwright's own download, then Debian's package, but the latter only by root, and only in CI or with
 * INSTALL_BROWSER=on.
 * @throws Error with instructions if there is no browser at all
 */
export function ensureTestBrowser(): string {
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
