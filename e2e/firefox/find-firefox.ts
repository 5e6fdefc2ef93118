import { existsSync } from 'node:fs'

const SYSTEM_BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** Returns the path of a Firefox: FIREFOX_PATH or an installed one; null if there is none. */
export function findFirefox(): string | null {
  return [process.env.FIREFOX_PATH, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path)) ?? null
}
