import '@/e2e/unit/own-content'
import { runCommand } from '@/e2e/unit/run-command'
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

const finding = (severity: Finding['severity']): Finding => ({
  severity,
  where: 'a:1',
  message: 'm',
})

beforeEach(() => {
  Object.assign(found, { content: [], site: [] })
  examined.length = 0
})

const run = (...words: string[]) =>
  runCommand(() => import('./doctor'), '--url', 'http://localhost:1//', ...words)

test('without findings the exit code is 0; the site is crawled where it is served', async () => {
  const { code, out } = await run()
  expect(code).toBe(0)
  expect(out).toContain('0 errors, 0 warnings, 0 notices; 1 pages looked at')
  await run('--external')
  const site = { url: 'http://localhost:1//', siteUrl: 'https://site.example' }
  expect(examined).toEqual([
    { ...site, external: false },
    { ...site, external: true },
  ])
})

test('a single error is enough, in the content or on the site', async () => {
  found.content = [finding('warning'), finding('error')]
  expect((await run()).code).toBe(1)
  Object.assign(found, { content: [], site: [finding('error')] })
  expect((await run()).code).toBe(1)
})

test('warnings count if requested, notices never', async () => {
  found.content = [finding('notice'), finding('warning')]
  expect((await run()).code).toBe(0)
  expect((await run('--strict')).code).toBe(1)
  found.content = [finding('notice')]
  expect((await run('--strict')).code).toBe(0)
})

test('with --json it prints one object and nothing else, whatever the site logs', async () => {
  found.content = [finding('notice')]
  expect(JSON.parse((await run('--json')).out)).toMatchObject({
    findings: [finding('notice')],
    pages: [{ path: '/', hasPicture: false }],
  })
})
