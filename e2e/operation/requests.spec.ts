import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import type { RunningSite } from '../../lib/cli/running-site'
import { rawRequest } from '../raw-request'
import { FIXTURE_DIST, startSite } from '../site'

const TOKEN = 'a-token-for-the-tests'
const PACKAGE = readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8')
let site: RunningSite

test.beforeAll(async () => {
  site = await startSite(FIXTURE_DIST, { REVALIDATE_TOKEN: TOKEN })
})
test.afterAll(() => site?.stop())

/** Sends a request unchanged; the body of the response as text. */
async function ask(address: string, asked?: Parameters<typeof rawRequest>[2]) {
  const { bytes, ...answer } = await rawRequest(site.url, address, asked)
  return { ...answer, body: bytes.toString() }
}

const SPOOFED: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '99' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-original-host': 'evil.example', 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
]

for (const headers of SPOOFED)
  test(`addresses come from SITE_URL alone, whatever the headers: ${JSON.stringify(headers)}`, async () => {
    for (const address of [
      '/',
      '/article/texto-con-notas',
      '/rss.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/nada/x',
    ]) {
      const answer = await ask(address, { headers })
      expect(answer.body + JSON.stringify(answer.headers), address).not.toContain('evil.example')
    }
    const { body } = await ask('/articles', { headers })
    expect(body).toContain('<link rel="canonical" href="https://www.inesprueba.example/articles"/>')
    expect(body).toMatch(/property="og:image" content="https:\/\/www\.inesprueba\.example\//)
  })

test('no redirect leads to another site', async () => {
  const addresses = [
    ...[
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '/\\/evil.example',
      '/%5Cevil.example',
      '/.//evil.example',
    ],
    ...[
      '/%2F%2Fevil.example',
      '/%2f%2fevil.example/x',
      '///evil.example/%2e%2e',
      '/x//evil.example',
      '/https://evil.example',
    ],
    ...[
      '/article//evil.example',
      '/articles//evil.example/..',
      '/%09/evil.example',
      '/;//evil.example',
      '/?//evil.example',
    ],
    ...[
      '/%0d%0aLocation:%20//evil.example',
      '/articles/%0d%0aSet-Cookie:a=1',
      '/@evil.example',
      '/.evil.example',
    ],
  ]
  for (const address of addresses) {
    const { status, headers } = await ask(address)
    expect(status, address).toBeLessThan(500)
    expect(headers['set-cookie'], address).toBeUndefined()
    const { location } = headers
    if (location)
      expect(new URL(location, 'https://www.inesprueba.example').origin, address).toBe(
        'https://www.inesprueba.example',
      )
    if (location) expect(location, address).toMatch(/^\/(?![/\\])/)
  }
})

const POISONS: Record<string, string>[] = [
  { 'x-middleware-rewrite': '/politics' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': 'evil.example' },
  { 'x-middleware-prefetch': '1' },
  { 'x-invoke-path': '/politics', 'x-invoke-status': '404', 'x-matched-path': '/politics' },
  { 'x-now-route-matches': '1=politics', 'x-nextjs-data': '1' },
  { 'x-original-url': '/politics', 'x-rewrite-url': '/politics' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': '%5B%22evil%22%5D' },
  { 'x-prerender-revalidate': 'evil', 'x-prerender-revalidate-if-generated': '1' },
  { cookie: '__prerender_bypass=evil; __next_preview_data=evil; next-instant-navigation-testing=1' },
  { 'x-http-method-override': 'DELETE', 'accept-language': 'xx', 'accept-encoding': 'x' },
  { range: 'bytes=0-10' },
  { 'user-agent': '<script>alert(1)</script>' },
]

test('nothing that one visitor sends shows to the next one', async () => {
  for (const address of ['/articles', '/article/texto-con-notas']) {
    const clean = await ask(address)
    for (const headers of POISONS) {
      for (const query of ['', '?x=nobody-asked-for-this']) {
        const poisoned = await ask(address + query, { headers })
        expect(poisoned.status, JSON.stringify(headers)).toBeLessThan(500)
        expect(poisoned.body).not.toContain('alert(1)')
        const next = await ask(address)
        expect(next.status, JSON.stringify(headers)).toBe(200)
        expect(next.body, JSON.stringify(headers)).toBe(clean.body)
        expect(next.headers['content-type']).toBe(clean.headers['content-type'])
      }
    }
  }
})

/** Pages, generated files and a file of `public/`. */
const ADDRESSES_TO_READ = [
  '/',
  '/articles',
  '/article/texto-con-notas',
  '/resume',
  '/rss.xml',
  '/favicon.ico',
  '/images/nothing-here.svg',
]

test('only GET and HEAD render a page, and form posts are rejected', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
    for (const address of ADDRESSES_TO_READ)
      expect((await ask(address, { method })).status, `${method} ${address}`).toBe(405)
  const forms: Record<string, string>[] = [
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
  ]
  for (const headers of forms) {
    const answer = await ask('/articles', { method: 'POST', headers, body: '--x--' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  }
  expect((await ask('/', { method: 'HEAD' })).body).toBe('')
  expect(site.output()).not.toMatch(/Server Action|Error:/)
})

test('a range request gets the partial content, and one past the end of the file a 416', async () => {
  const part = await ask('/cv.pdf', { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.body]).toEqual([206, '%PDF'])
  for (const address of ['/cv.pdf', '/images/nothing-here.svg']) {
    const none = await ask(address, { headers: { range: 'bytes=90000000-' } })
    expect([address, none.status]).toEqual([address, 416])
    expect(none.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
  }
})

test('headers and bodies that are too large are rejected, and the site stays up', async () => {
  expect((await ask('/articles', { headers: { 'x-big': 'a'.repeat(20_000) } })).status).toBe(431)
  expect((await ask(`/${'a'.repeat(15_000)}`)).status).toBe(307)
  expect((await ask('/a'.repeat(3_000))).status).toBe(307)
  expect((await ask(`/articles?${'a=1&'.repeat(3_000)}`)).status).toBe(200)
  const authorization = `Bearer ${TOKEN}`
  const big = Buffer.alloc(20 * 1024 * 1024, '[')
  const ways: Record<string, string>[] = [
    { authorization },
    { authorization, 'transfer-encoding': 'chunked' },
  ]
  for (const headers of ways)
    expect([400, 413, 0]).toContain(
      (await ask('/api/revalidate', { method: 'POST', headers, body: big })).status,
    )
  expect((await ask('/articles')).status).toBe(200)
})

test('path traversal is not possible', async () => {
  const up = ['..%2f', '..%5c', '%2e%2e/', '%2e%2e%2f', '..%252f', '%c0%ae%c0%ae/', '....//', '..;/']
  const roots = [
    '/',
    '/images/',
    '/media/',
    '/media/article/',
    '/_next/static/',
    '/article/',
    '/api/portfolio/',
  ]
  for (const root of roots)
    for (const step of up)
      for (const target of ['package.json', 'etc/passwd']) {
        const { body, status } = await ask(root + step.repeat(6) + target)
        expect(status, root + step).toBeLessThan(500)
        expect(body, root + step).not.toContain('root:')
        expect(body, root + step).not.toContain(PACKAGE.slice(0, 40))
      }
  for (const [file, status] of [
    ['/package.json', 404],
    ['/.env', 307],
    ['/.git/config', 307],
    ['/content/site.ts', 307],
    ['/.next/BUILD_ID', 307],
    ['/next.config.mjs', 307],
  ] as const)
    expect((await ask(file)).status, file).toBe(status)
})

test('there is no image optimiser to abuse as a proxy or to waste CPU', async () => {
  for (const url of ['/images/portrait.svg', 'http://169.254.169.254/', site.url, '/media/article/x'])
    expect((await ask(`/_next/image?url=${encodeURIComponent(url)}&w=3840&q=100`)).status).toBe(404)
})

test('guessing the token reveals nothing, is rate limited, and does not lock out the owner', async () => {
  const guess = (token?: string) =>
    ask('/api/revalidate', {
      method: 'POST',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: '{"projects":true}',
    })
  const plain = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    headers: Object.keys(headers).sort(),
    body: body.replace(/"timestamp":"[^"]*"/, ''),
  })
  const wrong = [undefined, '', 'x', TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), 'x'.repeat(5_000)]
  const answers = []
  for (const token of wrong) answers.push(plain(await guess(token)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.status).toBe(401)
  expect((await guess(TOKEN)).status).toBe(200)
  for (let index = 0; index < 60; index += 1) await guess(`wrong ${index}`)
  const late = await guess('wrong')
  expect(late.status).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await guess(TOKEN)).status).toBe(200)
  expect((await guess(`${TOKEN}x`)).status).toBe(429)
})

test('a request with an Upgrade header is served like any other, whatever its address', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'h2c' }
  for (const address of ['/', '/articles/', '/api/health', '/article/no-existe', '/etiqueta/nada', '/%']) {
    const { status } = await ask(address)
    expect(await ask(address, { headers }), address).toMatchObject({ status })
    expect(await ask(address, { headers: { ...headers, upgrade: 'websocket' } }), address).toMatchObject({
      status,
    })
  }
})

test('a feed or sitemap that has not changed gets a 304 without a body', async () => {
  for (const address of [
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/resume.json',
    '/en/rss.xml',
  ]) {
    const { headers, body } = await ask(address)
    expect(body.length, address).toBeGreaterThan(100)
    const etag = String(headers.etag)
    expect(await ask(address, { headers: { 'if-none-match': etag } }), address).toMatchObject({
      status: 304,
      body: '',
    })
    const compressed = { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'gzip' }
    expect((await ask(address, { headers: compressed })).status, address).toBe(304)
    expect((await ask(address, { headers: { 'if-none-match': '"other"' } })).status, address).toBe(200)
  }
})
