import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureTestBrowser } from './headless-shell'

const installed: string[] = []
let own = ''
let isThere: (file: string) => boolean = () => false

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof import('node:fs')>('node:fs')
  return {
    ...fs,
    existsSync: (file: string) => (file.startsWith('/usr/bin/') ? isThere(file) : fs.existsSync(file)),
  }
})
jest.mock('playwright', () => ({ chromium: { executablePath: () => own } }))
jest.mock('./chromium', () => ({ ensureChromium: () => '/usr/bin/chromium' }))
jest.mock('./system-package', () => ({
  installPackage: (name: string) => {
    installed.push(name)
    return isThere('/installable')
  },
}))

function put(folder: string, file: string): string {
  const whole = path.join(folder, file)
  mkdirSync(path.dirname(whole), { recursive: true })
  writeFileSync(whole, '')
  return whole
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
  own = path.join(folder, 'chromium-1255/chrome-linux64/chrome')
  isThere = () => false
  installed.length = 0
  delete process.env.CHROMIUM_PATH
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the one that is named goes before every other', () => {
  put(folder, 'chromium_headless_shell-1255/linux/headless_shell')
  process.env.CHROMIUM_PATH = put(folder, 'named')
  expect(ensureTestBrowser()).toBe(process.env.CHROMIUM_PATH)
})

test.each(['chrome-linux/headless_shell', 'chrome-headless-shell-mac-arm64/chrome-headless-shell'])(
  "Playwright's own shell of the same revision is used: %s",
  (file) => {
    put(folder, 'chromium_headless_shell-1200/chrome-linux/headless_shell')
    const shell = put(folder, `chromium_headless_shell-1255/${file}`)
    put(folder, 'chromium_headless_shell-1255/chrome-linux/headless_shell.pak')
    expect([ensureTestBrowser(), installed]).toEqual([shell, []])
  },
)

test("then the system's, which is installed where it can be", () => {
  isThere = (file) => file === '/usr/bin/chromium-headless-shell'
  expect([ensureTestBrowser(), installed]).toEqual(['/usr/bin/chromium-headless-shell', []])
  isThere = (file) => file === '/installable' || (installed.length > 0 && file.startsWith('/usr/bin'))
  expect([ensureTestBrowser(), installed]).toEqual([
    '/usr/bin/chromium-headless-shell',
    ['chromium-headless-shell'],
  ])
})

test('without any shell the tests take the Chromium that is there', () => {
  expect(ensureTestBrowser()).toBe('/usr/bin/chromium')
})
