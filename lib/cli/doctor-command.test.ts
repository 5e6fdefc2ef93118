import '@/e2e/unit/own-content'
import type { Finding } from './doctor/links'

const found: { content: Finding[]; site: Finding[] } = { content: [], site: [] }
const examined: unknown[] = []
jest.mock('./doctor/examine-content', () => ({ examineContent: async () => [...found.content] }))
jest.mock('./doctor/examine-site', () => ({
  examineSite: async (options: unknown) => {
    examined.push(options)
    console.log('a module of the site logs')
    return { findings: found.site, previews: [{ path: '/', title: '', description: '', hasPicture: false }] }
  },
}))

/** The arguments after `npm run doctor --`; Node itself reads those of the test runner. */
let words: string[] = []
jest.mock('node:util', () => {
  const util = jest.requireActual<typeof import('node:util')>('node:util')
  return { ...util, parseArgs: (config: object) => util.parseArgs({ ...config, args: words }) }
})

const finding = (severity: Finding['severity']): Finding => ({
  severity,
  where: 'a:1',
  message: 'm',
})

beforeEach(() => {
  Object.assign(found, { content: [], site: [] })
  examined.length = 0
})

/**
 * Runs the command.
 * @returns its exit code, and everything on its standard output
 */
async function run(...given: string[]): Promise<[number, string]> {
  jest.resetModules()
  words = given
  const said: string[] = []
  jest.spyOn(console, 'log').mockImplementation((text) => void said.push(`log: ${text}`))
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const log = console.log
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(said.push(String(text))))
  const code = new Promise<number>((resolve) => {
    Object.defineProperty(process, 'exitCode', { configurable: true, get: () => 0, set: resolve })
  })
  await import('./doctor')
  const ended = await code
  console.log = log
  jest.mocked(process.stdout.write).mockRestore()
  Object.defineProperty(process, 'exitCode', { configurable: true, writable: true, value: undefined })
  return [ended, said.join('\n')]
}

const SITE = ['--url', 'http://localhost:1//']

test('without findings the exit code is 0; the site is crawled where it is served', async () => {
  const [code, said] = await run(...SITE)
  expect(code).toBe(0)
  expect(said).toContain('0 errors, 0 warnings, 0 notices; 1 pages looked at')
  expect(examined).toEqual([
    { url: 'http://localhost:1//', siteUrl: 'https://site.example', external: false },
  ])
})

test('a single error is enough, in the content or on the site', async () => {
  found.content = [finding('warning'), finding('error')]
  expect((await run(...SITE))[0]).toBe(1)
  Object.assign(found, { content: [], site: [finding('error')] })
  expect((await run(...SITE))[0]).toBe(1)
})

test('warnings count if requested, notices never', async () => {
  found.content = [finding('notice'), finding('warning')]
  expect((await run(...SITE))[0]).toBe(0)
  expect((await run('--strict', ...SITE))[0]).toBe(1)
  found.content = [finding('notice')]
  expect((await run('--strict', ...SITE))[0]).toBe(0)
})

test('with --json it prints one object and nothing else, whatever the site logs', async () => {
  found.content = [finding('notice')]
  const [, said] = await run('--json', ...SITE)
  expect(JSON.parse(said)).toMatchObject({
    findings: [finding('notice')],
    pages: [{ path: '/', hasPicture: false }],
  })
})

test('external links are checked if requested', async () => {
  await run('--external', ...SITE)
  expect(examined).toMatchObject([{ external: true }])
})

test('--help prints the help, and an unknown option exits with 2', async () => {
  expect((await run('--help'))[1]).toMatch(/^log: npm run doctor -- \[options\]/)
  expect(examined).toEqual([])
  expect((await run('--nada'))[0]).toBe(2)
})
