import path from 'node:path'
import { chromiumArgs, ensureChromium, findChromium } from './chromium'

const there = new Set<string>()
const tools: string[] = []
/** Files that a simulated installation creates. */
let brings: Record<string, string> = {}

jest.mock('node:fs', () => ({ existsSync: (file: string) => there.has(file) }))
jest.mock('playwright', () => ({ chromium: { executablePath: () => '/own/chromium' } }))
jest.mock('./system-package', () => ({
  runTool: (command: string, args: string[]) => install([command, ...args].join(' ')),
  installPackage: (name: string) => install(name),
}))

function install(what: string): boolean {
  tools.push(what)
  const file = brings[what]
  if (file) there.add(file)
  return file !== undefined
}

const LOG = jest.spyOn(console, 'log').mockImplementation(() => undefined)

beforeEach(() => {
  there.clear()
  tools.length = 0
  brings = {}
  LOG.mockClear()
  delete process.env.CHROMIUM_PATH
})

test("the named one goes before Playwright's own, and that before the system's", () => {
  expect(findChromium()).toBeNull()
  there.add('/usr/bin/google-chrome')
  expect(findChromium()).toBe('/usr/bin/google-chrome')
  there.add('/usr/bin/chromium')
  expect(findChromium()).toBe('/usr/bin/chromium')
  there.add('/own/chromium')
  expect(findChromium()).toBe('/own/chromium')
  process.env.CHROMIUM_PATH = '/named'
  expect(findChromium()).toBe('/own/chromium')
  there.add('/named')
  expect(findChromium()).toBe('/named')
})

test('one that is there is used, and nothing is installed', () => {
  there.add('/usr/bin/chromium')
  expect(ensureChromium()).toBe('/usr/bin/chromium')
  expect([tools, LOG.mock.calls]).toEqual([[], []])
})

test("Playwright's download is tried first, then the system's package", () => {
  brings = { 'npx playwright install chromium': '/own/chromium' }
  expect(ensureChromium()).toBe('/own/chromium')
  expect(tools).toEqual(['npx playwright install chromium'])
  expect(LOG).toHaveBeenCalledWith('No Chromium found. Installing one …')
  there.clear()
  brings = { chromium: '/usr/bin/chromium' }
  expect(ensureChromium()).toBe('/usr/bin/chromium')
  expect(tools.slice(1)).toEqual(['npx playwright install chromium', 'chromium'])
})

test('where none can be had, the error says what to do', () => {
  expect(ensureChromium).toThrow(
    /none could be installed\.\nRun "npx playwright install chromium"[\s\S]*CHROMIUM_PATH/,
  )
})

test('what Playwright switches off stays so, with what is switched off beside it', () => {
  const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs')
  const playwright = path.join(require.resolve('playwright-core/package.json'), '../lib/coreBundle.js')
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(playwright, 'utf8')) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(10)
  const switches = chromiumArgs(['More']).filter((arg) => arg.startsWith('--disable-features='))
  expect(switches).toHaveLength(1)
  const ours = switches[0]?.split(/[=,]/) ?? []
  expect(ours).toEqual(expect.arrayContaining([...theirs, 'WebUIOmniboxPopup', 'More']))
})
