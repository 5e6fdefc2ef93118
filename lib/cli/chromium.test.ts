import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium, requireChromium } from './chromium'

let own = ''
const system = new Set<string>()

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs')
  return {
    ...fs,
    existsSync: (file: string) => (file.startsWith('/usr/bin/') ? system.has(file) : fs.existsSync(file)),
  }
})
jest.mock('playwright', () => ({ chromium: { executablePath: () => own } }))

function put(file: string): string {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, '')
  return whole
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
  own = path.join(folder, 'chromium-1255/chrome-linux64/chrome')
  system.clear()
  delete process.env.CHROMIUM_PATH
})
afterEach(() => rmSync(folder, { recursive: true }))

test("CHROMIUM_PATH is preferred to Playwright's browsers, and these to the system's", () => {
  expect(findChromium()).toBeNull()
  system.add('/usr/bin/google-chrome')
  expect(findChromium()).toBe('/usr/bin/google-chrome')
  system.add('/usr/bin/chromium')
  expect(findChromium()).toBe('/usr/bin/chromium')
  put('chromium-1255/chrome-linux64/chrome')
  expect(findChromium()).toBe(own)
  const shell = put('chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell')
  expect(findChromium()).toBe(shell)
  process.env.CHROMIUM_PATH = '/named/but/missing'
  expect(findChromium()).toBe(shell)
  process.env.CHROMIUM_PATH = put('named')
  expect(findChromium()).toBe(process.env.CHROMIUM_PATH)
})

test("a headless shell of another revision isn't used", () => {
  put('chromium_headless_shell-1000/chrome-headless-shell-linux64/chrome-headless-shell')
  expect(findChromium()).toBeNull()
})

test('the error for a missing browser explains how to install one, and an existing one is returned', () => {
  expect(requireChromium).toThrow(
    /none was found\. Run "npx playwright install chromium"[\s\S]*CHROMIUM_PATH/,
  )
  system.add('/usr/bin/chromium')
  expect(requireChromium()).toBe('/usr/bin/chromium')
})
