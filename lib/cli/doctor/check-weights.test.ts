import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BUDGETS, checkWeights } from './check-weights'
import type { Page } from './crawl'
import { readFacts } from './page-facts'

const ORIGIN = 'https://site.test'
const asked: string[] = []
let weights: Record<string, number> = {}
let base = ''
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.end('x'.repeat(weights[url] ?? 10))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const page = (path: string, html: string): Page => ({
  path,
  from: '',
  status: 200,
  html,
  facts: readFacts(html),
})
const said = async (...pages: Page[]) =>
  (await checkWeights(pages, base, ORIGIN)).map(({ where, message }) => `${where} ${message}`)

const HTML = `<link rel="stylesheet" href="/a.css"><img src="/a.png"><img src="/grande.png" srcset="/b.png?w=480 480w, /b.png?w=960 960w, /b.png?w=1920 1920w">
  <script>self.load(["/_next/static/chunks/a.js?dpl=1"])</script><img src="https://otra.test/x.png">`

test('a page within its budgets, to the byte', async () => {
  weights = {
    '/': BUDGETS.html,
    '/a.css': BUDGETS.styles,
    '/_next/static/chunks/a.js?dpl=1': BUDGETS.scripts,
    '/a.png': BUDGETS.pictures - 10,
  }
  expect(await said(page('/', HTML))).toEqual([])
  expect(asked.sort()).toEqual(['/', '/_next/static/chunks/a.js?dpl=1', '/a.css', '/a.png', '/b.png?w=960'])
})

test('each kind that is heavier is named with its weight and its budget', async () => {
  weights = {
    '/': 60_900,
    '/a.css': 31_000,
    '/_next/static/chunks/a.js?dpl=1': 250_000,
    '/a.png': 600_000,
    '/b.png?w=960': 700_000,
  }
  expect(await said(page('/', HTML))).toEqual([
    '/ its HTML weighs 61 kB; the budget is 60 kB',
    '/ its styles weigh 31 kB; the budget is 30 kB',
    '/ its scripts weigh 250 kB; the budget is 200 kB',
    '/ its pictures weigh 1300 kB; the budget is 1000 kB; the heaviest is /b.png?w=960, 700 kB',
  ])
})

test('what several pages share is fetched once', async () => {
  weights = {}
  await said(page('/', '<img src="/a.png">'), page('/b', '<img src="/a.png">'))
  expect(asked.filter((one) => one === '/a.png')).toHaveLength(1)
})
