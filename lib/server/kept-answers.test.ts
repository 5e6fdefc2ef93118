import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { monotonicMs } from '../cache/clock'
import { siteUrl } from '../config/site-url'
import { resolvePathname } from '../routing/resolve-pathname'
import { createKeptAnswers } from './kept-answers'
import type { PageValue } from './next-internals/cache-entries'
import { etagOf } from './next-internals/etag'
import type { PageFiles } from './page-files'

jest.mock('../routing/resolve-pathname', () => ({ resolvePathname: jest.fn(async () => 'page') }))
jest.mock('../cache/clock', () => ({ monotonicMs: jest.fn(() => 0) }))

const HTML = `<h1>Hola</h1>${'<p>ñ</p>'.repeat(200)}`
const page = (html = HTML) => ({ kind: 'APP_PAGE', html, headers: {} }) as unknown as PageValue

let server: Server
let port: number
/** The requests that reached Next. */
let asked: string[]
let answers: ReturnType<typeof createKeptAnswers>
let files: jest.Mocked<Pick<PageFiles, 'offer' | 'changed' | 'changes'>>
let isCurrent: boolean
let nextPage: PageValue
let status: string

beforeEach(async () => {
  asked = []
  isCurrent = true
  nextPage = page()
  status = 'HIT'
  jest.mocked(monotonicMs).mockReturnValue(0)
  files = { offer: jest.fn(), changed: jest.fn(), changes: jest.fn(() => 7) }
  answers = createKeptAnswers({ isCurrent: async () => isCurrent, files })
  // Mimics Next: looks up the page, then sends it with its validators, without a body to a client that has it.
  server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const html = nextPage.kind === 'APP_PAGE' ? String(nextPage.html) : ''
    answers.served(url.replace(/\?.*/, ''), nextPage)
    const etag = etagOf(html)
    response.setHeader('x-nextjs-cache', status)
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=1000')
    response.setHeader('content-security-policy', "default-src 'none'")
    response.setHeader('etag', etag)
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  answers.answerFor(server)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => void server.close())

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const options = {
    port,
    path,
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
  }
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Requests a page until the response comes from memory. */
async function keepAnswer(path: string, headers?: Record<string, string>): Promise<void> {
  for (let before = -1; before !== asked.length;) {
    before = asked.length
    await ask(path, headers)
    await new Promise((resolve) => setImmediate(resolve))
  }
  asked = []
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a page that was answered once comes from memory, in %s', async (encoding, accepted, inflate) => {
  await keepAnswer('/about')
  const { status, headers, body } = await ask('/about', { 'accept-encoding': accepted })
  expect(asked).toEqual([])
  expect(status).toBe(200)
  expect(inflate(body).toString()).toBe(HTML)
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(body.length),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 's-maxage=300, stale-while-revalidate=1000',
    etag: etagOf(HTML),
  })
})

test('who comes by a link that only counts its visitors gets the kept page, with the same bytes', async () => {
  await keepAnswer('/about')
  const plain = await ask('/about')
  const counted = await ask('/about?utm_source=boletin&fbclid=x')
  expect(asked).toEqual([])
  expect([counted.status, counted.headers.etag, counted.body]).toEqual([200, plain.headers.etag, plain.body])
  nextPage = page('<h1>Otra</h1>')
  answers.changed('/about')
  await ask('/about?utm_source=boletin')
  expect(asked).toEqual(['/about?utm_source=boletin'])
  await keepAnswer('/about?utm_source=boletin')
  expect(brotliDecompressSync((await ask('/about')).body).toString()).toBe('<h1>Otra</h1>')
  expect(asked).toEqual([])
})

test('whoever has the page is told so without a body, and HEAD has its headers', async () => {
  await keepAnswer('/about')
  for (const known of [etagOf(HTML), `"x", W/${etagOf(HTML)}`, '*']) {
    const { status, headers, body } = await ask('/about', { 'if-none-match': known })
    expect([status, body.length, headers.etag]).toEqual([304, 0, etagOf(HTML)])
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('content-type')
  }
  expect((await ask('/about', { 'if-none-match': '"x"' })).status).toBe(200)
  const { headers, body } = await ask('/about', {}, 'HEAD')
  expect([Number(headers['content-length']) > 0, body.length]).toEqual([true, 0])
  expect(asked).toEqual([])
})

test('a page that was only ever confirmed is kept too, and goes out with its type', async () => {
  await keepAnswer('/about', { 'if-none-match': etagOf(HTML) })
  const { headers, body } = await ask('/about')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(brotliDecompressSync(body).toString()).toBe(HTML)
  expect(asked).toEqual([])
})

test.each([
  ['a query', '/about?a=1', {}],
  ['a request of the router', '/about', { rsc: '1' }],
  ['one for a part', '/about', { range: 'bytes=0-1' }],
  ['one for Markdown', '/about', { accept: 'text/markdown, text/html' }],
  ['one of a preview of Next', '/about', { cookie: 'a=b; __prerender_bypass=x' }],
  ['one without compression', '/about', { 'accept-encoding': 'identity' }],
  ['one that weighs encodings', '/about', { 'accept-encoding': 'gzip;q=0' }],
  ['another spelling', '/%61bout', {}],
  ['one that names the public host', '/about', { host: new URL(siteUrl).host }],
] as const)('%s is for Next', async (_name, path, headers) => {
  await keepAnswer('/about')
  expect((await ask(path, headers)).status).toBe(200)
  expect(asked).toEqual([path])
})

test.each(['POST', 'PUT', 'OPTIONS'])('%s is for Next', async (method) => {
  await keepAnswer('/about')
  await ask('/about', {}, method)
  expect(asked).toEqual(['/about'])
})

test.each(['/api/health', '/media/a', '/_next/x', '/preview/a/b', '/buscar', '/resume/a', '/en/resume/a'])(
  '%s is never kept',
  async (path) => {
    for (let times = 0; times < 3; times += 1) await ask(path)
    expect(asked).toEqual([path, path, path])
  },
)

test('a cookie of somebody else changes nothing', async () => {
  await keepAnswer('/about')
  await ask('/about', { cookie: '_ga=1' })
  expect(asked).toEqual([])
})

test('a page past its age is for Next, and until then the time left is told', async () => {
  await keepAnswer('/about')
  jest.mocked(monotonicMs).mockReturnValue(298_500)
  expect((await ask('/about')).headers['cache-control']).toBe('s-maxage=1, stale-while-revalidate=1299')
  expect(asked).toEqual([])
  jest.mocked(monotonicMs).mockReturnValue(299_001)
  await ask('/about')
  expect(asked).toEqual(['/about'])
})

test('a page that was made anew is shown at once, and then comes from memory', async () => {
  await keepAnswer('/about')
  nextPage = page('<h1>Nuevo</h1>')
  answers.changed('/about')
  expect((await ask('/about')).body.toString()).toBe('<h1>Nuevo</h1>')
  expect(asked).toEqual(['/about'])
  await keepAnswer('/about')
  expect(brotliDecompressSync((await ask('/about')).body).toString()).toBe('<h1>Nuevo</h1>')
  expect(asked).toEqual([])
})

test('a page whose values have changed is for Next', async () => {
  await keepAnswer('/about')
  isCurrent = false
  await ask('/about')
  expect(asked).toEqual(['/about'])
})

test('an article that is gone is for Next, and so is one that can not be looked up; one that is there is not', async () => {
  await keepAnswer('/article/a')
  await ask('/article/a')
  expect(asked).toEqual([])
  jest.mocked(resolvePathname).mockResolvedValueOnce('unknown')
  await ask('/article/a')
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.mocked(resolvePathname).mockRejectedValueOnce(new Error('down'))
  await ask('/article/a')
  expect(asked).toEqual(['/article/a', '/article/a'])
})

test.each(['/project/a', '/en/article/a', '/etiqueta/a', '/contacto/articulo/a', '/en/contact/article/a'])(
  '%s is answered from memory only while it is a page',
  async (path) => {
    await keepAnswer(path)
    await ask(path)
    expect(asked).toEqual([])
    jest.mocked(resolvePathname).mockResolvedValueOnce('unknown')
    await ask(path)
    expect(asked).toEqual([path])
  },
)

test.each(['STALE', 'MISS'])('what Next calls %s is not kept', async (given) => {
  status = given
  for (let times = 0; times < 3; times += 1) await ask('/about')
  expect(asked).toHaveLength(3)
})

test('an answer that is not the page that was looked up is not kept', async () => {
  answers.served('/about', page('x'))
  const { served } = answers
  answers.served = (path) => served(path, page('<h1>Otra</h1>'))
  for (let times = 0; times < 3; times += 1) await ask('/about')
  expect(asked).toHaveLength(3)
})

test('the home page, which Next keeps as /index, is kept', async () => {
  const { served } = answers
  answers.served = (path, value) => served(path === '/' ? '/index' : path, value)
  await keepAnswer('/')
  await ask('/')
  expect(asked).toEqual([])
  answers.changed('/index')
  await ask('/')
  expect(asked).toEqual(['/'])
})

test('a proxy that has the page is told so from memory, whatever it can decompress; the page itself is sent by Next', async () => {
  const known = { 'accept-encoding': '', 'if-none-match': etagOf(HTML) }
  await keepAnswer('/about', known)
  const { status, headers } = await ask('/about', known)
  expect([status, headers.etag, asked]).toEqual([304, etagOf(HTML), []])
  const plain = await ask('/about', { 'accept-encoding': '' })
  expect([plain.body.toString(), asked]).toEqual([HTML, ['/about']])
})

const PUBLIC = { host: new URL(siteUrl).host }

test.each([
  ['what a browser asks for', PUBLIC],
  ['what a proxy asks for', { ...PUBLIC, 'accept-encoding': '' }],
])('%s is offered as a file once it is kept', async (_name, headers) => {
  await ask('/about', headers)
  expect(files.offer).not.toHaveBeenCalled()
  while (files.offer.mock.calls.length === 0) await ask('/about', headers)
  const [path, answer, since] = files.offer.mock.calls[0] ?? []
  expect([path, answer?.etag, since]).toEqual(['/about', etagOf(HTML), 7])
  expect(answer && gunzipSync(answer.bodies.gzip).toString()).toBe(HTML)
  expect(answer && (await answers.isProved('/about', answer))).toBe(true)
})

test.each([
  ['on another host', '/about', {}],
  ['with a query', '/about?a=1', PUBLIC],
  ['of Markdown', '/article/a', { ...PUBLIC, accept: 'text/markdown' }],
  ['of a part', '/about', { ...PUBLIC, rsc: '1' }],
])('an answer %s is offered to nobody', async (_name, path, headers) => {
  for (let times = 0; times < 3; times += 1) await ask(path, headers)
  expect(files.offer).not.toHaveBeenCalled()
})

test('an answer that is no longer current is not proved, nor offered', async () => {
  await keepAnswer('/about', PUBLIC)
  await ask('/about', PUBLIC)
  const [, answer] = files.offer.mock.calls[0] ?? []
  if (!answer) throw new Error('nothing was offered')
  files.offer.mockClear()
  isCurrent = false
  expect(await answers.isProved('/about', answer)).toBe(false)
  await ask('/about', PUBLIC)
  isCurrent = true
  jest.mocked(monotonicMs).mockReturnValue(299_001)
  expect(await answers.isProved('/about', answer)).toBe(false)
  await ask('/about', PUBLIC)
  expect(files.offer).not.toHaveBeenCalled()
})

test('files hear of a page that is made anew under its public path', () => {
  answers.changed('/index')
  answers.changed('/article/a')
  expect(files.changed.mock.calls).toEqual([['/'], ['/article/a']])
})
