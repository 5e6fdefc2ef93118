import { createServer, type Server } from 'node:http'
import { askServer, type ServerAnswer } from '@/e2e/unit/ask-server'
import { completeArticleAnswers } from './article-answers'
import { compressResponses } from './compressed-responses'

const MARKDOWN = { 'content-type': 'text/markdown; charset=utf-8', etag: ['"uno"'], 'content-length': '5' }
const PAGE = { 'content-type': 'text/html; charset=utf-8', vary: 'rsc, next-router-prefetch', etag: '"pag"' }
let server: Server
let sent: Record<string, string | string[]>
let explicit: boolean

beforeEach(async () => {
  sent = MARKDOWN
  explicit = false
  server = createServer()
  serve()
  completeArticleAnswers(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

function serve(): void {
  server.on('request', (_request, response) => {
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
    if (explicit) response.writeHead(200, 'OK')
    response.end('texto')
  })
}

function ask(path: string, headers: Record<string, string> = {}): Promise<ServerAnswer> {
  return askServer(server, { path, headers })
}

test("page and Markdown at an article's address vary on Accept, in addition to existing Vary values", async () => {
  expect((await ask('/article/uno?a=/b')).headers.vary).toBe('Accept')
  sent = PAGE
  expect((await ask('/article/uno')).headers.vary).toBe('rsc, next-router-prefetch, Accept')
})

test('so do those of English articles, of stories, of home, about, projects and CV', async () => {
  for (const path of ['/en/article/uno', '/project/uno', '/', '/about?a=1', '/en/project', '/resume'])
    expect((await ask(path)).headers.vary).toBe('Accept')
})

test('other addresses are not affected', async () => {
  for (const path of [
    '/politics',
    '/articles',
    '/markdown/article/uno',
    '/articles/page/2',
    '/x.png?/article/uno',
  ])
    expect((await ask(path, { 'if-none-match': '"uno"' })).headers).not.toHaveProperty('vary')
})

test("Markdown at the page's address is revalidated; page and file keep their cache lifetime", async () => {
  sent = { ...MARKDOWN, 'cache-control': 's-maxage=300' }
  expect((await ask('/article/uno')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/article/uno.md')).headers['cache-control']).toBe('s-maxage=300')
  sent = { ...PAGE, 'cache-control': 's-maxage=300' }
  expect((await ask('/article/uno')).headers['cache-control']).toBe('s-maxage=300')
})

test('a matching ETag gets a 304 with the headers of the Markdown', async () => {
  server.removeAllListeners('request')
  serve()
  compressResponses(server)
  completeArticleAnswers(server)
  for (explicit of [false, true])
    for (const path of ['/article/uno', '/article/uno.md']) {
      const { status, headers, body } = await ask(path, { 'if-none-match': 'W/"uno"' })
      expect([status, body, headers.etag, headers.vary]).toEqual([304, '', '"uno"', 'Accept'])
      expect(headers['cache-control']).toBe(path.endsWith('.md') ? undefined : 'no-cache')
    }
})
