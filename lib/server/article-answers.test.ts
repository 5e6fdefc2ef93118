import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { completeArticleAnswers } from './article-answers'

type Answer = { status: number; message?: string; headers: Record<string, unknown>; body: string }

const MARKDOWN = { 'content-type': 'text/markdown; charset=utf-8', etag: ['"uno"'], 'content-length': '5' }
const PAGE = { 'content-type': 'text/html; charset=utf-8', vary: 'rsc, next-router-prefetch', etag: '"pag"' }
let server: Server
let sent: Record<string, string | string[]>
let explicit: boolean

beforeEach(async () => {
  sent = MARKDOWN
  explicit = false
  server = createServer((_request, response) => {
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
    if (explicit) response.writeHead(200, 'OK')
    response.end('texto')
  })
  completeArticleAnswers(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, path, headers, agent: false }, (answer) => {
      let body = ''
      answer.on('data', (part) => (body += String(part)))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          message: answer.statusMessage,
          headers: answer.headers,
          body,
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('page and text at the address of an article vary with Accept, beside what they vary with anyway', async () => {
  expect((await ask('/article/uno?a=/b')).headers.vary).toBe('Accept')
  sent = PAGE
  expect((await ask('/article/uno')).headers.vary).toBe('rsc, next-router-prefetch, Accept')
})

test('other addresses are left alone', async () => {
  for (const path of ['/', '/articles', '/article/uno/markdown', '/articles/page/2', '/x?/article/uno'])
    expect((await ask(path, { 'if-none-match': '"uno"' })).headers).not.toHaveProperty('vary')
})

test('a text at the address of the page is asked for again; page and file keep the age that they have', async () => {
  sent = { ...MARKDOWN, 'cache-control': 's-maxage=300' }
  expect((await ask('/article/uno')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/article/uno.md')).headers['cache-control']).toBe('s-maxage=300')
  sent = { ...PAGE, 'cache-control': 's-maxage=300' }
  expect((await ask('/article/uno')).headers['cache-control']).toBe('s-maxage=300')
})

test.each(['"uno"', 'W/"uno"', '"dos", W/"uno"', '*'])('who has the text as %s is told so', async (known) => {
  for (explicit of [false, true])
    for (const path of ['/article/uno', '/article/uno.md']) {
      const { status, message, headers, body } = await ask(path, { 'if-none-match': known })
      expect([status, message, body, headers.etag]).toEqual([304, 'Not Modified', '', '"uno"'])
      expect(headers).not.toHaveProperty('content-length')
    }
})

test.each([undefined, '"dos"', 'uno', '"pag"'])('who has %s gets the text', async (known) => {
  const { status, body } = await ask('/article/uno', known === undefined ? {} : { 'if-none-match': known })
  expect([status, body]).toEqual([200, 'texto'])
})

test('an answer that is no text is not compared here', async () => {
  sent = PAGE
  expect((await ask('/article/uno', { 'if-none-match': '"pag"' })).status).toBe(200)
})
