import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as zlib from 'node:zlib'
import { type RawAnswer, rawRequest } from '@/e2e/raw-request'
import { SiteResponse } from './site-response'

jest.mock('node:zlib', () => {
  const actual: typeof import('node:zlib') = jest.requireActual('node:zlib')
  return { ...actual, gzip: jest.fn(actual.gzip), brotliCompress: jest.fn(actual.brotliCompress) }
})

const TEXT = '<p>Texto de una página, ñ.</p>'.repeat(200)
const HTML = { 'content-type': 'text/html; charset=utf-8' }

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeEach(async () => {
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  answerWith({ ...HTML, etag: '"a"' })
  jest.mocked(zlib.gzip).mockClear()
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function answerWith(
  headers: Record<string, string | string[]>,
  body: string | Buffer = TEXT,
  status = 200,
): void {
  answer = (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end(body)
  }
}

const ask = (
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
  method = 'GET',
  path = '/articles',
) => rawRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { headers, method })
const compressions = () => jest.mocked(zlib.gzip).mock.calls.length
const textOf = ({ bytes, headers }: RawAnswer) => {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString()
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
}

describe('a text response', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate, zstd', undefined],
    ['', undefined],
  ])(
    'for a client that accepts %j is sent as %s, complete and with its length',
    async (accepted, encoding) => {
      const sent = await ask({ 'accept-encoding': accepted })
      expect(sent.headers['content-encoding']).toBe(encoding)
      expect(sent.headers['content-length']).toBe(String(sent.bytes.length))
      expect(sent.headers.vary).toBe('Accept-Encoding')
      expect(textOf(sent)).toBe(TEXT)
    },
  )

  test('with an ETag is compressed once per address', async () => {
    answerWith({ ...HTML, etag: '"once"' })
    for (let times = 0; times < 3; times += 1) expect(textOf(await ask())).toBe(TEXT)
    expect(compressions()).toBe(1)
    await ask(undefined, 'GET', '/other')
    expect(compressions()).toBe(2)
  })

  test('with another ETag is compressed separately', async () => {
    await ask()
    answerWith({ ...HTML, etag: '"b"' }, `${TEXT}!`)
    expect(textOf(await ask())).toBe(`${TEXT}!`)
  })

  test('without an ETag is compressed for each request, since it may differ', async () => {
    answerWith(HTML)
    await ask()
    answerWith(HTML, `${TEXT}!`)
    expect(textOf(await ask())).toBe(`${TEXT}!`)
  })

  test('written in chunks is joined, whatever the chunks are', async () => {
    answer = (_request, response) => {
      response.writeHead(200, 'Said', { ...HTML, 'content-length': TEXT.length })
      response.flushHeaders()
      response.write(TEXT.slice(0, 100), () => {
        response.write(Buffer.from(TEXT.slice(100, 200)))
        response.end(TEXT.slice(200))
      })
    }
    const sent = await ask()
    expect([sent.status, sent.message, textOf(sent)]).toEqual([200, 'Said', TEXT])
  })

  test('with an error status is compressed too', async () => {
    answerWith(HTML, TEXT, 404)
    const sent = await ask()
    expect([sent.status, sent.headers['content-encoding'], textOf(sent)]).toEqual([404, 'gzip', TEXT])
  })

  test.each([
    'image/svg+xml',
    'application/json',
    'application/rss+xml; charset=utf-8',
    'text/css',
    'application/javascript',
  ])('of type %s is compressed, also if the type is set as an array, as Next does', async (type) => {
    answerWith({ 'content-type': [type] })
    expect((await ask()).headers['content-encoding']).toBe('gzip')
  })

  test('keeps existing Vary values', async () => {
    answerWith({ ...HTML, vary: 'rsc, next-router-prefetch' })
    expect((await ask()).headers.vary).toBe('rsc, next-router-prefetch, Accept-Encoding')
  })

  test('to a HEAD request has the same headers, without a Content-Length that could differ', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { ...HTML, 'content-length': String(TEXT.length) }).end()
    }
    const { headers, status } = await ask(undefined, 'HEAD')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': HTML['content-type'], vary: 'Accept-Encoding' })
    expect(headers).not.toHaveProperty('content-length')
  })

  test('that fails to compress is sent uncompressed, and the failure is logged', async () => {
    answerWith(HTML)
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    jest
      .mocked(zlib.gzip)
      .mockImplementationOnce(((_body: Buffer, _options: object, done: (error: Error) => void) =>
        done(new Error('no memory'))) as never)
    expect(textOf(await ask())).toBe(TEXT)
    expect(String(said.mock.calls[0])).toContain('compression.failed')
    said.mockRestore()
  })
})

test.each([
  ['a picture', { 'content-type': 'image/webp' }, TEXT, 200],
  ['what is compressed already', { ...HTML, 'content-encoding': 'br' }, TEXT, 200],
  ['a part of a text', { ...HTML, 'content-range': 'bytes 0-9/100' }, TEXT, 206],
  ['a short text', HTML, 'corto', 200],
  ['what has no type', {}, TEXT, 200],
])('%s is sent unchanged', async (_what, headers, body, status) => {
  answerWith(headers, body, status)
  const sent = await ask()
  expect([sent.status, String(sent.bytes)]).toEqual([status, body])
  expect(compressions()).toBe(0)
})

describe('a conditional request', () => {
  test.each(['"a"', 'W/"a"', '"b", W/"a"', '*'])('as %s gets a response without a body', async (known) => {
    for (const method of ['GET', 'HEAD'])
      for (const type of ['text/html', 'image/webp']) {
        answerWith({
          'content-type': type,
          etag: ['"a"'],
          'content-length': String(TEXT.length),
          'cache-control': 'max-age=60',
        })
        const sent = await ask({ 'if-none-match': known, 'accept-encoding': 'gzip' }, method)
        expect([sent.status, sent.message, String(sent.bytes)]).toEqual([304, 'Not Modified', ''])
        expect(sent.headers).toMatchObject({ etag: '"a"', 'cache-control': 'max-age=60' })
        expect(sent.headers).not.toHaveProperty('content-length')
      }
  })

  test.each(['"b"', 'a', '""'])('as %s gets the full response', async (known) => {
    expect(textOf(await ask({ 'if-none-match': known }))).toBe(TEXT)
  })

  test('without an ETag, with an error status, or with an unsafe method gets the full response', async () => {
    const known = { 'if-none-match': '*' }
    answerWith(HTML)
    expect((await ask(known)).status).toBe(200)
    answerWith({ ...HTML, etag: '"a"' }, TEXT, 404)
    expect((await ask(known)).status).toBe(404)
    answerWith({ ...HTML, etag: '"a"' })
    const posted = await ask(known, 'POST')
    expect([posted.status, textOf(posted)]).toEqual([200, TEXT])
  })
})

test('headers do not name the route that answered, and the policy of a page is the last one set', async () => {
  answer = (_request, response) => {
    response.setHeader('x-middleware-rewrite', '/inside').setHeader('x-nextjs-rewritten-path', '/inside')
    response.appendHeader('content-security-policy', 'weak').appendHeader('content-security-policy', 'strict')
    response.setHeader('x-own', 'stays').end()
  }
  for (const method of ['GET', 'POST']) {
    const { headers } = await ask(undefined, method)
    expect(headers).toMatchObject({ 'x-own': 'stays', 'content-security-policy': 'strict' })
    expect(Object.keys(headers).filter((name) => /inside|middleware|nextjs/.test(name))).toEqual([])
  }
})

describe('at the address of a page with a text', () => {
  const MARKDOWN = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 's-maxage=300',
    etag: '"a"',
  }
  const at = (path: string, headers = {}) => ask(headers, 'GET', path)

  test('a response varies on Accept, in addition to what it varies on; others do not', async () => {
    answerWith({ ...HTML, vary: 'rsc, next-router-prefetch' })
    for (const path of [
      '/article/uno?a=/b',
      '/en/article/uno',
      '/project/uno',
      '/',
      '/about?a',
      '/en/resume',
      '/usos',
    ])
      expect((await at(path)).headers.vary).toBe('rsc, next-router-prefetch, Accept, Accept-Encoding')
    for (const path of [
      '/politics',
      '/articles',
      '/markdown/article/uno',
      '/articles/page/2',
      '/x.png?/article/uno',
    ])
      expect((await at(path)).headers.vary).toBe('rsc, next-router-prefetch, Accept-Encoding')
  })

  test('Markdown is revalidated; page and file keep their cache lifetime', async () => {
    answerWith(MARKDOWN)
    expect((await at('/article/uno')).headers['cache-control']).toBe('no-cache')
    expect((await at('/article/uno.md')).headers['cache-control']).toBe('s-maxage=300')
    expect(await at('/article/uno', { 'if-none-match': 'W/"a"' })).toMatchObject({
      status: 304,
      headers: { 'cache-control': 'no-cache', vary: 'Accept', etag: '"a"' },
    })
    answerWith({ ...MARKDOWN, ...HTML })
    expect((await at('/article/uno')).headers['cache-control']).toBe('s-maxage=300')
  })
})

test('a range beyond the end of a file gets a 416, whatever Next responds; any other fault stays', async () => {
  const beyond = { 'content-range': 'bytes */10' }
  const status = async (headers: Record<string, string>) => (await ask(headers)).status
  answerWith(beyond, 'Internal Server Error', 500)
  expect([await status({ range: 'bytes=10-' }), await status({})]).toEqual([416, 500])
  answer = (_request, response) => void response.writeHead(500, beyond).end()
  expect(await status({ range: 'bytes=10-' })).toBe(416)
  answerWith({}, 'no', 500)
  expect(await status({ range: 'bytes=0-3' })).toBe(500)
  answerWith({ 'content-range': 'bytes 0-3/10' }, '0123', 206)
  expect(await status({ range: 'bytes=0-3' })).toBe(206)
})
